### The client's own words for the stage: the world, the air and the energy sources.

ui-stage-world = The world
