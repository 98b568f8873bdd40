/** The star counts in the page's data; undefined on pages without counts and after client-side navigation. */
import { createContext } from 'react';
import type { StarSnapshot } from './star-cache.server.ts';

export const StarsContext = createContext<StarSnapshot | undefined>(undefined);
