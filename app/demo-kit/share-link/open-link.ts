/** Opens links, and makes them: loaded on demand. */
import labels from 'virtual:text-labels';
import { decodeLink, encodeLink, type ShareFormat } from './share-link.ts';

/** What a demo remembers while its page is open. */
export type Kept<Work> = {
  /** The work before the visitor changed anything, which isn't kept aside. */
  initial: Work;
  /** The link that was opened last. */
  opened?: { fragment: string; work: Work };
  /** The visitor's own work while they see that of someone else. */
  own?: Work | undefined;
};

/** A sentence, what to keep unless the link is refused, and the work to show unless it is shown already. */
type Opened<Work> = { text?: string; kept?: Kept<Work>; work?: Work };

/** Opens the work in a fragment, and keeps that of the visitor aside if they have changed it. */
export async function openLink<Work>(
  format: ShareFormat<Work>,
  fragment: string,
  work: Work,
  { initial, opened, own }: Kept<Work>,
): Promise<Opened<Work>> {
  const found = await decodeLink(format, fragment);
  if (found === undefined) return {};
  if (found === 'damaged') return { text: labels.linkDamaged };
  if (found === 'other-version') return { text: labels.linkOutdated };
  const toJson = (each: Work) => JSON.stringify(format.write(each));
  const kept = { initial, opened: { fragment, work: found }, own };
  if (toJson(found) === toJson(work)) return { kept };
  const isOwn = ![initial, ...(opened ? [opened.work] : [])].map(toJson).includes(toJson(work));
  return { text: labels.sharedWithYou, kept: isOwn ? { ...kept, own: work } : kept, work: found };
}

/** The URL of a link with this work; undefined if it would be too long. */
export async function urlWith<Work>(format: ShareFormat<Work>, work: Work) {
  const fragment = await encodeLink(format, work);
  return fragment && location.origin + location.pathname + fragment;
}
