import { paths } from '#domain/pages/paths.ts'
import { phoneUrl, whatsappUrl } from '#domain/quote/links.ts'
import type { Letter } from './letter.ts'
import type { MailShop } from './mail-shop.ts'

/**
 * The e-mail that confirms the arrival of a message. It is the same for everybody and contains nothing from the form,
 * because anyone can enter anybody's address.
 */
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
      { text: 'Este e-mail é automático. Para acrescentar algo à sua mensagem, basta responder a ele.' },
      { text: 'Se você não nos escreveu, alguém informou o seu endereço por engano: desconsidere este e-mail.' },
      { text: `${brand.legalLine} Privacidade: ${siteUrl}${paths.privacy}` },
    ],
  }
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
