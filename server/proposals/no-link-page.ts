import { escape } from '#drawings/svg.ts'
import { documentStyles } from './document-styles.ts'
import { linkStyles } from './link-styles.ts'
import type { LinkPage } from './link-page.ts'

/** The answer to a key that opens nothing; the same for unknown, revoked and expired keys. */
export function noLinkPage({ shop, styles, whatsapp }: LinkPage): string {
  const { brand, colours } = shop
  const sheet = styles === undefined ? '' : `<link rel="stylesheet" href="${escape(styles)}">\n`
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="strict-origin">
<title>Proposta não encontrada · ${escape(brand.name)}</title>
${sheet}<style>${documentStyles(colours.light)}</style>
<style>${linkStyles(colours.light)}</style>
</head>
<body>
<main class="resposta">
<h1>Este link não abre nenhuma proposta</h1>
<p>Ele pode ter vencido, ter sido retirado pela loja ou ter chegado incompleto. Peça um novo a ${escape(brand.name)}.</p>
<p><a href="https://wa.me/${escape(whatsapp)}">Falar pelo WhatsApp</a> · <a href="mailto:${escape(brand.email.sales)}">${escape(brand.email.sales)}</a></p>
</main>
</body>
</html>
`
}
