import MailComposer from 'nodemailer/lib/mail-composer'
import { site } from '../../../site/facts.ts'
import type { Language } from '../../../site/languages.ts'
import { escapeHtml } from '../../html.ts'

/** An encoded message with its SMTP envelope. */
export type MimeMessage = { from: string; to: string; raw: Buffer }

/** The content of a mail. */
export type MailContent = {
  to: string
  replyTo?: string
  language: Language
  subject: string
  paragraphs: readonly string[]
  button?: { label: string; link: string } | null
  after: readonly string[]
  /**
   * The unsubscribe link at the end. Only mails of a list have a List-Unsubscribe header (RFC 8058), because a click in
   * the mail program would delete a demo or trial request without confirmation.
   */
  leave?: { text: string; label: string; link: string; isList: boolean }
}

/**
 * Builds the mail as text and HTML. The Date header is the time of sending, because spam filters distrust old dates.
 */
export async function buildMimeMessage(
  content: MailContent,
  id: string,
  sender: string,
  now: number,
): Promise<MimeMessage> {
  const { to, replyTo, language, subject, leave } = content
  const composer = new MailComposer({
    from: { name: site.company, address: sender },
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    date: new Date(now),
    messageId: `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(leave?.isList && {
        'List-Unsubscribe': { prepared: true, value: `<${leave.link}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    text: asText(content),
    html: asHtml(content),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { from: sender, to, raw: await composer.compile().build() }
}

function asText({ paragraphs, button, after, leave }: MailContent): string {
  const end = leave ? [`${leave.text}\n${leave.link}`] : []
  return `${[...paragraphs, ...(button ? [button.link] : []), ...after.filter(Boolean), ...end].join('\n\n')}\n`
}

/** The HTML version, with inline styles, because mail programs support little else; it loads no external resources. */
function asHtml({ language, subject, paragraphs, button, after, leave }: MailContent): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>\n`
  const pressed = button
    ? `<p style="margin:0 0 24px"><a href="${escapeHtml(button.link)}" style="display:inline-block;background:#e5952a;color:#0b1f1a;padding:14px 24px;border-radius:6px;font-weight:bold;text-decoration:none">${escapeHtml(button.label)}</a></p>\n`
    : ''
  const end = leave
    ? `<hr style="border:0;border-top:1px solid #d9d1c3;margin:24px 0"><p style="font-size:15px">${escapeHtml(leave.text)} <a href="${escapeHtml(leave.link)}">${escapeHtml(leave.label)}</a></p>\n`
    : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px;font:17px/1.55 Verdana,Arial,sans-serif"><div style="max-width:34em;margin:0 auto">
${paragraphs.map(paragraph).join('')}${pressed}${after.filter(Boolean).map(paragraph).join('')}${end}</div></body></html>
`
}
