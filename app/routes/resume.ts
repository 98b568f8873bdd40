/** /resume — the résumé, a PDF that the build renders from content/resume.yaml and content/site.yaml. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContent } from '#app/content/content.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const pdf = getContent(context).resumePdf;
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': 'inline; filename="resume.pdf"',
    },
  });
}
