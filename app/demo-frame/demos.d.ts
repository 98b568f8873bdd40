/** Type of the module that a Vite plugin creates (packages/content/src/vite/used-demos.ts). */

declare module 'virtual:demos' {
  /** Demos by name. */
  const demos: Record<
    string,
    (() => Promise<import('../demo-kit/demo-props.ts').DemoComponent>) | undefined
  >;
  export default demos;
}
