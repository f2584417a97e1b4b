/** What the CO2 family calls what its views name by ids. */
import { t } from '.';

export const sourceName = (id: string | undefined): string => t.family.sources[id ?? ''] ?? id ?? '';

export const regionName = (id: string | undefined): string => t.family.regions[id ?? ''] ?? id ?? '';
