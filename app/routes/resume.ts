/** /resume — the résumé, a PDF that the build renders from content/resume.yaml. */
import base64 from 'virtual:resume-pdf';

const pdf = Buffer.from(base64, 'base64');

export const loader = () =>
  new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': 'inline; filename="resume.pdf"',
    },
  });
