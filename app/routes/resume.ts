/** /resume — the résumé, a PDF that the build renders from content/resume.yaml and content/site.yaml. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContent } from '#app/content/content.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { resumePdf: pdf, resumeFile } = getContent(context);
  const name = encodeURIComponent(resumeFile.slice(1));
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      // RFC 6266, section 4.3: the first form is for names in any script.
      'Content-Disposition': `inline; ${name.includes('%') ? `filename*=UTF-8''${name}` : `filename="${name}"`}`,
    },
  });
}
