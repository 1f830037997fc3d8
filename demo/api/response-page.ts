import { escapeHtml } from '../escape-html';

export type ResponseBody = {
  readonly success: boolean;
  readonly message?: string;
  /** The error message of each invalid field. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
};

function content({ success, message = '', errors }: ResponseBody): string {
  if (success) return `<h1>Thank you</h1>\n<p>${escapeHtml(message)}</p>`;
  const reasons = errors ? Object.values(errors) : [message];
  return `<h1>Your request was not sent</h1>
<ul>
${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('\n')}
</ul>
<p>Go back with your browser's Back button: what you typed is still there. Then correct it and send it again.</p>`;
}

/** The page for a visitor who sent a form without JavaScript. */
export const responsePage = (body: ResponseBody) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${body.success ? 'Thank you' : 'Your request was not sent'}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/answer.css">
</head>
<body>
<main${body.success ? ' class="sent"' : ''}>
${content(body)}
<p><a href="/">Go to the home page</a></p>
</main>
</body>
</html>
`;
