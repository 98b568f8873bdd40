import '@remix-run/node';

declare module '@remix-run/node' {
  /** What the server hands to loaders. The preview's server hands over nothing. */
  interface AppLoadContext {
    /** Origin of the site, such as "https://example.org", without a slash at the end. */
    siteUrl?: string;
    /** Where and as whom star counts are asked for. */
    gitHub?: { apiUrl: string; token: string | undefined };
    /** Called when a star count has changed: pages that show it are out of date. */
    onStarsChange?: () => void;
  }
}
