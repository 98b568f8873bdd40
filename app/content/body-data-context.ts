/** The data of the open body, for its components. */
import { createContext, useContext } from 'react';
import type { BodyData } from './body-data.ts';

export const BodyDataContext = createContext<Partial<BodyData>>({});

/** Empty in the preview, after an edit has added the first component that shows such data, until the data arrives. */
export const useBodyData = () => useContext(BodyDataContext);
