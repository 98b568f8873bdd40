/**
 * What apps and systems add to the user agent when a page is shown inside an app.
 * Android: https://source.android.com/docs/compatibility/cdd (section 3.4.1, WebView).
 * The apps' own marks: mostly as the library inapp-spy lists them, https://github.com/shalanah/inapp-spy.
 */

type Rule = {
  /** If it has a group, the group is the mark. */
  pattern: RegExp;
  /** What the mark indicates. */
  means: string;
};

/** The names that apps add. The first match counts. */
export const APPS: readonly (Rule & { app: string })[] = [
  {
    app: 'Messenger',
    pattern: /FBAN\/MessengerForiOS|FB_IAB\/(?:MESSENGER|Orca-Android)/i,
    means: 'Messenger’s signature',
  },
  { app: 'Instagram', pattern: /\bInstagram [\d.]+/i, means: 'Instagram and its version' },
  { app: 'Threads', pattern: /\bBarcelona [\d.]+/i, means: 'the name that Threads uses' },
  {
    app: 'Facebook',
    pattern: /FBAN\/\w+|FB_IAB\/\w+|MetaIAB Facebook/,
    means: 'Facebook’s signature',
  },
  {
    app: 'TikTok',
    pattern: /musical_ly_[\d.]+|BytedanceWebview\/\w+/i,
    means: 'an older name that TikTok still uses',
  },
  { app: 'Snapchat', pattern: /Snapchat\/[\d.]+/i, means: 'Snapchat and its version' },
  { app: 'LinkedIn', pattern: /\[LinkedInApp\]/i, means: 'LinkedIn’s signature' },
  { app: 'LINE', pattern: /\bLine\/[\d.]+/, means: 'LINE and its version' },
  { app: 'WeChat', pattern: /MicroMessenger\/[\d.]+/i, means: 'the name that WeChat uses' },
  {
    app: 'X',
    pattern: /Twitter for \w+|TwitterAndroid/i,
    means: 'the old name, which X still uses',
  },
  { app: 'WhatsApp', pattern: /\[WA(?:iOS|4A)\/[\d.]+/, means: 'WhatsApp and its version' },
  { app: 'Pinterest', pattern: /\[Pinterest\/\w+\]/i, means: 'Pinterest’s signature' },
  { app: 'Reddit', pattern: /\bReddit\/(?:Version )?[\d.]+/i, means: 'Reddit and its version' },
  { app: 'Discord', pattern: /\bDiscord\/[\d.]+/i, means: 'Discord and its version' },
  {
    app: 'Telegram',
    pattern: /\bTelegram-Android\/[\d.]+/i,
    means: 'Telegram and its version',
  },
  { app: 'Google', pattern: /\bGSA\/[\d.]+/, means: 'the Google app and its version' },
];

/** Signs of a web view inside any app. */
export const VIEWS: readonly Rule[] = [
  { pattern: /; (wv)\)/, means: 'how Android marks a web view' },
  {
    pattern: /Android.*(Version\/\d+\.\d+) Chrome\//,
    means: 'a version number before Chrome’s, which only Android’s web view adds',
  },
  {
    pattern: /(?:iPhone|iPad|iPod)(?!.*Safari\/)/,
    means: 'an Apple device without “Safari/”: a web view',
  },
];

/** Standalone browsers, and a crawler. The first match counts, because most also contain the names of others. */
export const BROWSERS: readonly (Rule & { browser: string })[] = [
  { browser: 'Googlebot', pattern: /\bGooglebot\/[\d.]+/ },
  { browser: 'Edge', pattern: /\b(?:Edg|EdgA|EdgiOS)\/[\d.]+/ },
  { browser: 'Opera', pattern: /\b(?:OPR|OPT)\/[\d.]+/ },
  { browser: 'Samsung Internet', pattern: /\bSamsungBrowser\/[\d.]+/ },
  { browser: 'Firefox', pattern: /\b(?:Firefox|FxiOS)\/[\d.]+/ },
  { browser: 'Chrome', pattern: /\b(?:(?:Headless)?Chrome|CriOS)\/[\d.]+/ },
  { browser: 'Safari', pattern: /\bVersion\/[\d.]+(?=.* Safari\/)/ },
].map((rule) => ({ ...rule, means: `${rule.browser}, or a browser based on it` }));
