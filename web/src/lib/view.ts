/** What the client knows of a view without knowing its title. */

export type View = Record<string, unknown>;

/** Numbers of a view before and after, by their paths. */
export type Changes = Record<string, [number, number]>;
