import '@remix-run/node';

declare module '@remix-run/node' {
  /** What the production server passes to loaders. The preview passes nothing. */
  interface AppLoadContext {
    /** URL of the site, such as "https://example.org/portfolio", without a slash at the end. */
    siteUrl?: string;
    /** Whether others than the developer may see the site: then it shows no samples. */
    isPublic?: boolean;
    /** Whether the responses become files for a static host. */
    isExport?: boolean;
    /** The APIs for star counts. */
    codeHosts?: import('#app/stars/code-hosts.server.ts').CodeHosts;
    /** Called when a star count has changed, so that cached pages expire. */
    onStarsChange?: () => void;
  }
}
