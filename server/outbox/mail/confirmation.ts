import { paths } from '#domain/pages/paths.ts'
import { phoneUrl, whatsappUrl } from '#domain/quote/links.ts'
import { dayMilliseconds } from '#domain/time.ts'
import type { Sender } from '#server/outbox/sender.ts'
import type { Deliveries, Delivery } from '#server/store/deliveries.ts'
import type { Letter } from './letter.ts'
import type { MailShop } from './mail-shop.ts'
import { openSmtp, type SmtpOptions } from './smtp.ts'

/** The e-mail that a message has arrived. It contains nothing of the form: anyone can enter anybody's address. */
export function confirmationLetter({ brand, siteUrl, hours }: MailShop): Letter {
  const greeting = `Olá, ${brand.name}! Enviei uma mensagem pelo site.`
  return {
    subject: `Recebemos a sua mensagem - ${brand.name}`,
    replyTo: brand.email.sales,
    title: 'Recebemos a sua mensagem',
    paragraphs: [
      'Obrigado pelo seu contato! A sua mensagem chegou. Entraremos em contato em breve.',
      ...(brand.offers.reply === undefined ? [] : [sentence(brand.offers.reply)]),
      `${hours.title}:`,
    ],
    fields: [
      ...hours.items.map(({ name, value }) => ({ label: name, value })),
      { label: 'Telefone', value: brand.phone, href: phoneUrl(brand.phone) },
    ],
    actions: [{ label: 'Chamar no WhatsApp', href: whatsappUrl(brand.whatsapp.main, greeting), isWhatsapp: true }],
    notes: [
      'Este e-mail é automático. Para acrescentar algo à sua mensagem, basta responder a ele.',
      'Se você não nos escreveu, alguém informou o seu endereço por engano: desconsidere este e-mail.',
      `${brand.legalLine} Privacidade: ${siteUrl}${paths.privacy}`,
    ],
  }
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** The age beyond which a message is not confirmed: the setting was off meanwhile, or the mail server unavailable. */
const staleMilliseconds = dayMilliseconds

interface ConfirmationOptions extends Omit<SmtpOptions, 'maxConnections'> {
  perHour: number
  shop: () => MailShop
  outbox: Pick<Deliveries, 'confirmationsBefore'>
}

/** Confirms messages by SMTP: one a day per address and a number per hour, counted in the store that servers share. */
export function confirmationSender({ perHour, shop, outbox, ...smtpOptions }: ConfirmationOptions): Sender {
  const smtp = openSmtp({ ...smtpOptions, maxConnections: 1 }, shop)
  const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }

  async function reasonToSkip(delivery: Delivery): Promise<string | undefined> {
    if (delivery.kind !== 'contact' || delivery.row.is_suspect) return 'suspect'
    if (delivery.row.email === null) return 'no-address'
    if (Date.now() - Date.parse(delivery.row.created_at) > staleMilliseconds) return 'stale'
    const { toSameAddress, inLastHour } = await outbox.confirmationsBefore(delivery.id)
    if (toSameAddress > 0) return 'address-had-one'
    return inLastHour >= perHour ? 'budget-used-up' : undefined
  }

  return {
    // Confirmations are sent one after the other, so that each sees the counts of those before it.
    concurrency: 1,
    reasonToSkip,
    async send(delivery) {
      if (delivery.kind !== 'contact' || delivery.row.email === null)
        throw new Error('Only contacts with an address are confirmed')
      await smtp.send(confirmationLetter(shop()), { to: [delivery.row.email], key: delivery.key, headers })
    },
    close: smtp.close,
  }
}
