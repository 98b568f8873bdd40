/**
 * What apps and systems write into a user agent when a page is shown inside an app.
 * Android: https://source.android.com/docs/compatibility/cdd (section 3.4.1, WebView).
 * The apps' own marks: as the library inapp-spy lists them, https://github.com/shalanah/inapp-spy.
 */

type Rule = {
  pattern: RegExp;
  /** What the mark is a sign of. */
  means: string;
};

/** The names that apps sign with. Of two that fit, the first is the app. */
export const APPS: readonly (Rule & { app: string })[] = [
  {
    app: 'Messenger',
    pattern: /FBAN\/MessengerForiOS|FB_IAB\/MESSENGER/i,
    means: 'Messenger signs so',
  },
  { app: 'Instagram', pattern: /\bInstagram [\d.]+/i, means: 'Instagram and its version' },
  { app: 'Threads', pattern: /\bBarcelona [\d.]+/i, means: 'the name that Threads signs with' },
  {
    app: 'Facebook',
    pattern: /FBAN\/\w+|FB_IAB\/\w+|MetaIAB Facebook/,
    means: 'Facebook signs so',
  },
  {
    app: 'TikTok',
    pattern: /musical_ly_[\d.]+|BytedanceWebview\/\w+/i,
    means: 'an older name, which TikTok still signs with',
  },
  { app: 'Snapchat', pattern: /Snapchat\/[\d.]+/i, means: 'Snapchat and its version' },
  { app: 'LinkedIn', pattern: /\[LinkedInApp\]/i, means: 'LinkedIn signs so' },
  { app: 'LINE', pattern: /\bLine\/[\d.]+/, means: 'LINE and its version' },
  { app: 'WeChat', pattern: /MicroMessenger\/[\d.]+/i, means: 'the name that WeChat signs with' },
  {
    app: 'X',
    pattern: /Twitter for \w+|TwitterAndroid/i,
    means: 'X still signs with its old name',
  },
  { app: 'WhatsApp', pattern: /\[WA(?:iOS|4A)\/[\d.]+/, means: 'WhatsApp and its version' },
  { app: 'Google', pattern: /\bGSA\/[\d.]+/, means: 'the Google app and its version' },
];

/** How a system marks a view of the web inside an app, whichever it is. */
export const VIEWS: readonly Rule[] = [
  { pattern: /(?<=; )wv(?=\))/, means: 'Android marks a web view so' },
  {
    pattern: /(?<=Android.*)Version\/\d+\.\d+(?= Chrome\/)/,
    means: 'a version before Chrome’s: only Android’s web view has it',
  },
  {
    pattern: /(?:iPhone|iPad|iPod)(?!.*Safari\/)/,
    means: 'an Apple device, and “Safari/” is missing: a web view',
  },
];

/** Browsers that are opened by themselves. Most sign as others, too: the first that fits is it. */
export const BROWSERS: readonly (Rule & { browser: string })[] = [
  { browser: 'Edge', pattern: /\b(?:Edg|EdgA|EdgiOS)\/[\d.]+/ },
  { browser: 'Opera', pattern: /\b(?:OPR|OPT)\/[\d.]+/ },
  { browser: 'Samsung Internet', pattern: /\bSamsungBrowser\/[\d.]+/ },
  { browser: 'Firefox', pattern: /\b(?:Firefox|FxiOS)\/[\d.]+/ },
  { browser: 'Chrome', pattern: /\b(?:(?:Headless)?Chrome|CriOS)\/[\d.]+/ },
  { browser: 'Safari', pattern: /\bVersion\/[\d.]+(?=.* Safari\/)/ },
].map((rule) => ({ ...rule, means: `${rule.browser}, or what is made of it` }));
