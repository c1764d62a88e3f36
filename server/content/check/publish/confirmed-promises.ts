import type { Offers } from '#domain/shop/offers.ts'
import type { PublishRule } from './publish-rule.ts'

const file = 'content/brand.yaml'

/** Finds promises that nobody of the company has confirmed. */
export const confirmedPromises: PublishRule = {
  title: 'As promessas (`promises`) e as condições de venda (`offers`) foram confirmadas por alguém da empresa',
  find: ({ brand: { promises, offers } }) => [
    ...Object.entries(promises)
      .filter(([, { confirmed }]) => confirmed === undefined)
      .map(([word, { value, means }]) => unconfirmed(`promises.${word}`, `as páginas prometem ${value} (${means})`)),
    ...(promisesSomething(offers) && offers.confirmed === undefined
      ? [unconfirmed('offers', 'as páginas prometem Pix, parcelas, frete ou prazo de resposta')]
      : []),
  ],
}

function promisesSomething({
  pixDiscount,
  instalments,
  benefits,
  pricedNote,
  delivery,
  reply,
  clients,
}: Offers): boolean {
  const said = [pricedNote, delivery, reply, clients].some((offer) => offer !== undefined)
  return said || pixDiscount > 0 || instalments > 1 || benefits.length > 0
}

function unconfirmed(path: string, promised: string) {
  const problem = `${promised}, e ninguém o confirmou; confira, e escreva o dia em confirmed, ou retire a promessa`
  return { file, path, code: 'conteudo-promessa-sem-confirmacao' as const, problem }
}
