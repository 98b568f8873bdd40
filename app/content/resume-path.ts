/** The page that responds with the résumé, as texts and fields link to it. */
export const RESUME_PATH = '/resume';
