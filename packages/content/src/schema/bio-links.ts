/** A link in the biography, as Markdown has it. */
const LINK = /(\[[^[\]]+\]\((?:https?:|mailto:|\/)[^\s()]*\))/;

/** A paragraph of the biography as texts and links. */
export const splitLinks = (paragraph: string): { text: string; href?: string }[] =>
  paragraph.split(LINK).map((part, index) => {
    const [, text = part, href] = (index % 2 === 1 && /^\[(.*)\]\((.*)\)$/.exec(part)) || [];
    return { text, href };
  });
