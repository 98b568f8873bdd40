/** The star counts that came with the page; undefined if it shows none, or has asked for none. */
import { createContext } from 'react';
import type { StarSnapshot } from './stars.server.ts';

export const StarsContext = createContext<StarSnapshot | undefined>(undefined);
