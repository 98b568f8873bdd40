/** User agents of well-known apps, with example version numbers. */

const APPLE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID_VIEW =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36';

export const SAMPLES = {
  Instagram: `${APPLE} Mobile/15E148 Instagram 354.0.0 (iPhone15,3; iOS 18_1; en_GB; scale=3.00)`,
  Facebook: `${ANDROID_VIEW} [FB_IAB/FB4A;FBAV/488.0.0;IABMV/1;]`,
  Messenger: `${APPLE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/482.0.0;FBDV/iPhone15,3]`,
  TikTok: `${APPLE} Mobile/15E148 musical_ly_41.9.0 JsSdk/2.0`,
  Snapchat: `${APPLE} Version/18.1 Mobile/15E148 Snapchat/12.72.0 (like Safari/605.1.15)`,
  LinkedIn: `${APPLE} Mobile/15E148 [LinkedInApp]/9.30`,
  Threads: `${ANDROID_VIEW} Barcelona 355.0.0 Android (34/14; 420dpi)`,
  WeChat: `${ANDROID_VIEW} MicroMessenger/8.0.50 NetType/WIFI Language/en`,
  'Unnamed app, iPhone': `${APPLE} Mobile/15E148`,
  'Unnamed app, Android': ANDROID_VIEW,
  Chrome:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  Safari: `${APPLE} Version/18.1 Mobile/15E148 Safari/604.1`,
} as const;

export type SampleName = keyof typeof SAMPLES;
/** All of them. */
export const SAMPLE_NAMES = Object.keys(SAMPLES).filter(
  (name): name is SampleName => name in SAMPLES,
);

/** What is on the phone: also the visitor's own browser, a user agent of theirs, or the mystery. */
export type Chosen = SampleName | 'here' | 'own' | 'mystery';

/** Maximum length of a custom user agent, characters. */
export const MAX_LENGTH = 600;

/** Those that can be chosen. The other one is only in the mystery, which fills the row. */
export const CHOICE_NAMES = SAMPLE_NAMES.filter((name) => name !== 'Threads');
