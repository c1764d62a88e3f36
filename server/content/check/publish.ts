import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { toSearchDocument } from '#domain/search/index/document.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { search } from '#domain/search/search.ts'
import type { Offers } from '#domain/shop/offers.ts'
import type { ContentFault } from '#server/content-error.ts'
import { registrationFaults, sealFaults } from './claims.ts'
import type { Content } from '#server/content/content.ts'

const file = 'content/brand.yaml'

/** One line of the checklist in docs/antes-de-publicar.md that a program can check. */
interface PublishRule {
  /** The line, word for word. */
  title: string
  /** What remains to be done, as faults of the content. In: the content, and today as 2026-11-24. */
  find: (content: Content, today: string) => ContentFault[]
}

/** Matches reserved domains (RFC 2606), which belong to nobody. */
const example = /(?:\.example|example\.(?:com|net|org))\b/
const zeros = /0{6}/

/** Finds sample values among the company's own data. */
const ownData: PublishRule = {
  title: 'Endereço do site, telefones, WhatsApp, e-mails e CNPJ são os da empresa',
  find: ({ brand }) => {
    const fields: [path: string, value: string, sample: RegExp][] = [
      ['siteUrl', brand.siteUrl, example],
      ['phone', brand.phone, /0000-0000$|3000-0000$/],
      ['whatsapp.main', brand.whatsapp.main, zeros],
      ['whatsapp.categories', brand.whatsapp.categories, zeros],
      ['email.sales', brand.email.sales, example],
      ['email.support', brand.email.support, example],
      ['address.postalCode', brand.address.postalCode, /^(?:00000-000|80000-000)$/],
      ['cnpj', brand.cnpj, /^00\.000\.000/],
    ]
    return fields
      .filter(([, value, sample]) => sample.test(value))
      .map(([path, value]) => ({
        file,
        path,
        code: 'conteudo-valor-de-exemplo',
        problem: `${value} é um exemplo; escreva o da empresa`,
      }))
  },
}

/** Finds missing authorisations that inspectors ask of a company that sells medical devices. */
const authorisations: PublishRule = {
  title: 'AFE, licença sanitária e responsável técnico estão em `content/brand.yaml`',
  find: ({ brand: { regulatory } }) =>
    (['afe', 'sanitaryLicence', 'technicalManager'] as const)
      .filter((key) => regulatory[key] === undefined)
      .map((key) => ({
        file,
        path: `regulatory.${key}`,
        code: 'conteudo-licenca-que-falta',
        problem: 'falta o número ou o nome que a fiscalização pede',
      })),
}

/** Finds what shows that the shop is a real place. */
const workshop: PublishRule = {
  title: 'A oficina aparece em fotos e num mapa (`workshop` em `content/brand.yaml`)',
  find: ({ brand }) =>
    (['front', 'bench', 'map'] as const)
      .filter((key) => brand.workshop[key] === undefined)
      .map((key) => ({
        file,
        path: `workshop.${key}`,
        code: 'conteudo-oficina-que-falta',
        problem:
          key === 'map'
            ? 'falta o endereço de um mapa, para quem quer vir'
            : 'falta a foto: quem compra de longe quer ver onde a peça é conferida',
      })),
}

/**
 * Finds whether visitors have nobody to ask about their data: neither an officer is named, nor is the company confirmed
 * to be a small agent, whose support e-mail then answers.
 */
export const dataOfficer: PublishRule = {
  title: 'O encarregado de dados está nomeado, ou alguém confirmou que a empresa é agente de pequeno porte',
  find: ({ brand: { dataProtection } }) =>
    dataProtection.officer || dataProtection.smallAgent
      ? []
      : [
          {
            file,
            path: 'dataProtection',
            code: 'conteudo-encarregado-que-falta',
            problem:
              'não há encarregado, e a página de privacidade diz que a empresa é agente de pequeno porte (Resolução CD/ANPD nº 2/2022); nomeie um em officer, ou escreva em smallAgent o dia em que alguém o confirmou',
          },
        ],
}

/** Finds seals whose registration number is missing or a sample. */
export const numberedSeals: PublishRule = {
  title: 'Todo produto com o selo "Certificado ANVISA" traz o número do registro ou da notificação',
  find: ({ products }) => sealFaults(products),
}

/** Finds products that must not be sold, because their registration has expired or was cancelled. */
export const registrationsInForce: PublishRule = {
  title: 'Nenhum registro da ANVISA que o conteúdo cita está vencido ou cancelado',
  find: ({ products }, today) => registrationFaults(products, today),
}

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

/** Finds counts on the home page's quick chips that are higher than what the search finds. */
const chipCounts: PublishRule = {
  title: 'Os atalhos da página inicial prometem só o que a busca encontra',
  find: ({ products, vocabulary, registries, pages }) => {
    const known = registriesOf(registries)
    const parts = products.filter(({ category }) => category === 'acessorios-componentes')
    const index = buildIndex(
      parts.map((part) => toSearchDocument(part, known)),
      vocabulary,
    )
    return pages.home.featured.chips.flatMap(({ search: term, count }, position) => {
      const found = search(index, term).hits.length
      const promised = Number(count.replaceAll(/\D/g, ''))
      if (found >= promised) return []
      const problem = `há ${count}, mas a busca por '${term}' encontra ${found}; não prometa mais do que há`
      return [
        {
          file: 'content/pages/home.yaml',
          path: `featured.chips.${position}.count`,
          code: 'conteudo-promessa',
          problem,
        },
      ]
    })
  },
}

/** Finds categories whose pages would be empty. */
const filledCategories: PublishRule = {
  title: 'Toda categoria tem produtos',
  find: ({ products, categories }) => {
    const types = new Set(products.flatMap((product) => ('productType' in product ? [product.productType] : [])))
    return categories
      .filter(({ productTypeFilter }) => !productTypeFilter.some((type) => types.has(type)))
      .map(({ slug }) => ({
        file: 'content/categories.yaml',
        path: slug,
        code: 'conteudo-categoria-vazia',
        problem: 'não há produto dos seus tipos; inclua um, ou retire a categoria e os atalhos para ela',
      }))
  },
}

/** Finds families of equipment on the landing page that have no products. */
const filledFamilies: PublishRule = {
  title: 'Toda família da página de equipamentos tem equipamentos no catálogo',
  find: ({ products, pages }) => {
    const families = new Set(products.flatMap((product) => ('family' in product ? [product.family] : [])))
    return pages.equipment.families.items.flatMap(({ key }, position) =>
      families.has(key)
        ? []
        : [
            {
              file: 'content/pages/equipment.yaml',
              path: `families.items.${position}`,
              code: 'conteudo-familia-vazia',
              problem: `há ${key}, de que o catálogo não tem nada; inclua um, ou retire a família`,
            },
          ],
    )
  },
}

/** Finds whether star ratings are derived from a product's id instead of from reviews. */
const realRatings: PublishRule = {
  title: 'As estrelas vêm de compradores',
  find: ({ brand }) =>
    brand.derivedRatings
      ? [
          {
            file,
            path: 'derivedRatings',
            code: 'conteudo-notas-calculadas',
            problem: 'há true: as estrelas são calculadas, e nenhum comprador as deu; escreva false',
          },
        ]
      : [],
}

/** Finds sample testimonials, which nobody has given. */
const realTestimonials: PublishRule = {
  title: 'Os depoimentos são reais, com autorização por escrito, ou não há nenhum',
  find: ({ pages }) =>
    Object.entries(pages.testimonials).flatMap(([room, list]) =>
      list.flatMap(({ name, sample }, index) =>
        sample
          ? [
              {
                file: 'content/pages/testimonials.yaml',
                path: `${room}.${index}`,
                code: 'conteudo-depoimento-de-exemplo',
                problem: `${name} é um exemplo${room === 'equipment' ? `, mostrado com a marca '${pages.equipment.testimonials.badge}'` : ''}; ponha as palavras de uma pessoa real, com autorização por escrito`,
              },
            ]
          : [],
      ),
    ),
}

/** The rules to be met before a shop goes public, in the order of docs/antes-de-publicar.md. */
export const publishRules: readonly PublishRule[] = [
  ownData,
  authorisations,
  workshop,
  dataOfficer,
  confirmedPromises,
  chipCounts,
  filledCategories,
  filledFamilies,
  numberedSeals,
  registrationsInForce,
  realRatings,
  realTestimonials,
]
