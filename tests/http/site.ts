/** The server of the test site that all files of this folder share. */
import { inject } from 'vitest';

export const siteUrl = inject('siteUrl');

/** A response of that server. */
export const get = (path: string, init?: RequestInit) => fetch(siteUrl + path, init);

export const getText = async (path: string) => (await get(path)).text();
