/** Lists the files of `media/` that the content uses, with the place and the purpose. */
import { type Content, studiesWithText, type ValidStudy, validStudies } from '../folder/content.ts';
import type { Frontmatter } from '../schema/frontmatter.ts';
import { fileAttributesOf } from '../schema/mdx-components.ts';
import { isRaster } from '../schema/media-formats.ts';
import type { Element, InternalLink } from '../text/read-body.ts';
import { linkedFile, mediaNameOf } from './media-names.ts';
import { isRemote } from '../text/picture-advice.ts';
import { type MediaRole, roleOfLinked } from './roles.ts';
import { videoFiles } from './video-files.ts';

/** A file that the content names. */
export type NamedFile = {
  /** Folder of `media/`: a slug, "talks" or "site". */
  folder: string;
  /** File name, or its path in the folder. */
  name: string;
  role: MediaRole;
  /** For a recording: the files that `npm run media` creates, by attribute of `<Video>`. */
  encoded?: Readonly<Record<string, string>>;
};

export type MediaUse = NamedFile & {
  /** Where it is used. */
  place: { file: string; line: number; field: string };
};

export const listMediaUses = (content: Content): MediaUse[] => [
  ...validStudies(content).flatMap(usesInFields),
  ...usesInText(content),
  ...usesInTalks(content),
  ...sharePictures(content),
  ...usesInSite(content),
];

/** The pictures of a card. */
export function usesInFields({ file, slug, data, lineOf }: ValidStudy): MediaUse[] {
  const named = (name: string, role: MediaRole, ...field: (string | number)[]): MediaUse => ({
    folder: slug,
    name,
    place: { file, line: lineOf(field), field: field.join('.') },
    role,
  });
  const { svg, logo, bg, layers = [] } = data;
  const icon = typeof logo === 'object' && 'icon' in logo ? logo.icon : undefined;
  return [
    ...(svg ? [named(svg, 'title', 'svg')] : []),
    ...(typeof logo === 'string' ? [named(logo, 'logo', 'logo')] : []),
    ...(icon ? [named(icon, 'icon', 'logo', 'icon')] : []),
    ...(bg ? [named(bg, 'background', 'bg')] : []),
    ...picturesOf(data).map((name) => named(name, 'print', 'card')),
    ...layers.map((layer, index) =>
      named(typeof layer === 'string' ? layer : layer.src, 'layer', 'layers', index),
    ),
  ];
}

/** The names of the pictures that a card is drawn from. */
export const picturesOf = ({ card }: Pick<Frontmatter, 'card'>): string[] =>
  card?.kind === 'screens' ? card.pictures : card?.kind === 'photo' ? [card.picture] : [];

/**
 * The files that an element of a text names, each with its attribute.
 * @param files names of those in the folder
 */
export const filesOf = (
  { name: element, attributes, narrow, field, ownSize }: Element,
  folder: string,
  files: ReadonlySet<string>,
): (NamedFile & { attribute: string })[] =>
  Object.entries(fileAttributesOf(element)).flatMap(([attribute, role]) => {
    const written = attributes.get(attribute);
    if (typeof written !== 'string' || !written) return [];
    // What isn't written as a component has URLs.
    const name = field && !isRemote(written) ? mediaNameOf(written, folder, files) : written;
    const { h264: src, av1, poster } = videoFiles(name);
    // A video with a poster isn't encoded again.
    const isRecording = element === 'Video' && attribute === 'src' && !attributes.get('poster');
    return [
      {
        attribute,
        folder,
        name,
        role: role !== 'text' ? role : ownSize ? 'ownSize' : narrow ? 'column' : role,
        ...(isRecording && { encoded: { src, av1, poster } }),
      },
    ];
  });

/** The file that a link leads to, to be shown or saved; undefined if there is none. */
export function fileOfLink(
  href: string,
  folder: string,
  files: ReadonlySet<string>,
): NamedFile | undefined {
  const name = isRemote(href) ? undefined : linkedFile(href, folder, files);
  return name === undefined ? undefined : { folder, name, role: roleOfLinked(name) };
}

const usesInText = (content: Content): MediaUse[] =>
  studiesWithText(content).flatMap(({ file, slug, body }) => {
    const files = content.media.get(slug) ?? new Set<string>();
    const linked = ({ href, line }: InternalLink) => {
      const named = fileOfLink(href, slug, files);
      return named ? [{ ...named, place: { file, line, field: 'link' } }] : [];
    };
    return [
      ...body.elements.flatMap((element) => {
        const { line, field = `<${element.name}>` } = element;
        return filesOf(element, slug, files).map((named) => ({
          ...named,
          place: { file, line, field },
        }));
      }),
      ...body.links.flatMap(linked),
    ];
  });

const usesInTalks = ({ talks }: Content): MediaUse[] =>
  (talks.data ?? []).map(({ image }, index) => ({
    folder: 'talks',
    name: image,
    place: { file: talks.file, line: talks.lineOf([index, 'image']), field: `${index}.image` },
    role: 'talk',
  }));

function usesInSite({ site }: Content): MediaUse[] {
  const named = (name: string | undefined, role: MediaRole, ...field: string[]): MediaUse[] => {
    const place = { file: site.file, line: site.lineOf(field), field: field.join('.') };
    return name ? [{ folder: 'site', name, place, role }] : [];
  };
  return [
    ...named(site.data?.theme.icon, 'appIcon', 'theme', 'icon'),
    ...named(site.data?.owner.portrait, 'portrait', 'owner', 'portrait'),
  ];
}

/**
 * The picture for shared links, which no field names: a file "share" in the media folder. Other sites show no SVG.
 * @param names of the files in the folder
 */
export const findSharePicture = (names: Iterable<string>): string | undefined =>
  [...names].filter((name) => name.startsWith('share.') && isRaster(name)).sort()[0];

const sharePictures = ({ studies, media, pathOf }: Content): MediaUse[] =>
  ['site', ...studies.map(({ slug }) => slug)].flatMap((folder) => {
    const name = findSharePicture(media.get(folder) ?? []);
    if (!name) return [];
    const file = pathOf('media', folder, name);
    return [{ folder, name, place: { file, line: 1, field: 'picture' }, role: 'share' }];
  });
