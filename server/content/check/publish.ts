import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { toSearchDocument } from '#domain/search/index/document.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { search } from '#domain/search/search.ts'
import type { Offers } from '#domain/shop/offers.ts'
import { fault, type ContentFault, type FaultCode } from '#server/content-error.ts'
import type { Content } from '#server/content/load-content.ts'
import { registrationFaults, sealFaults } from './claims.ts'

interface PublishRule {
  /** The rule's line of docs/antes-de-publicar.md, word for word. */
  title: string
  /** Finds what remains to be done. In: today as 2026-11-24. */
  find: (content: Content, today: string) => ContentFault[]
}

const brandFault = (path: string, code: FaultCode, problem: string) => fault('content/brand.yaml', path, code, problem)

/** Matches reserved domains (RFC 2606), which belong to nobody. */
const examplePattern = /(?:\.example|example\.(?:com|net|org))\b/
const zerosPattern = /0{6}/

/** The rules to be met before a shop goes public, in the order of docs/antes-de-publicar.md. */
export const publishRules = {
  ownData: {
    title: 'Endereço do site, telefones, WhatsApp, e-mails e CNPJ são os da empresa',
    find: ({ brand }) => {
      const fields: [path: string, value: string, sample: RegExp][] = [
        ['siteUrl', brand.siteUrl, examplePattern],
        ['phone', brand.phone, /0000-0000$|3000-0000$/],
        ['whatsapp.main', brand.whatsapp.main, zerosPattern],
        ['whatsapp.categories', brand.whatsapp.categories, zerosPattern],
        ['email.sales', brand.email.sales, examplePattern],
        ['email.support', brand.email.support, examplePattern],
        ['address.postalCode', brand.address.postalCode, /^(?:00000-000|80000-000)$/],
        ['cnpj', brand.cnpj, /^00\.000\.000/],
      ]
      return fields
        .filter(([, value, sample]) => sample.test(value))
        .map(([path, value]) =>
          brandFault(path, 'conteudo-valor-de-exemplo', `${value} é um exemplo; escreva o da empresa`),
        )
    },
  },
  authorisations: {
    title: 'AFE, licença sanitária e responsável técnico estão em `content/brand.yaml`',
    find: ({ brand: { regulatory } }) =>
      (['afe', 'sanitaryLicence', 'technicalManager'] as const)
        .filter((key) => regulatory[key] === undefined)
        .map((key) => {
          const problem = 'falta o número ou o nome que a fiscalização pede'
          return brandFault(`regulatory.${key}`, 'conteudo-licenca-que-falta', problem)
        }),
  },
  workshop: {
    title: 'A oficina aparece em fotos e num mapa (`workshop` em `content/brand.yaml`)',
    find: ({ brand }) => {
      const photograph = 'falta a foto: quem compra de longe quer ver onde a peça é conferida'
      const problems = { front: photograph, bench: photograph, map: 'falta o endereço de um mapa, para quem quer vir' }
      return (['front', 'bench', 'map'] as const)
        .filter((key) => brand.workshop[key] === undefined)
        .map((key) => brandFault(`workshop.${key}`, 'conteudo-oficina-que-falta', problems[key]))
    },
  },
  /** Visitors need an officer to ask about their data, unless somebody confirmed that the company is a small agent. */
  dataOfficer: {
    title: 'O encarregado de dados está nomeado, ou alguém confirmou que a empresa é agente de pequeno porte',
    find: ({ brand: { dataProtection } }) => {
      const problem =
        'não há encarregado, e a página de privacidade diz que a empresa é agente de pequeno porte (Resolução CD/ANPD nº 2/2022); nomeie um em officer, ou escreva em smallAgent o dia em que alguém o confirmou'
      return dataProtection.officer || dataProtection.smallAgent
        ? []
        : [brandFault('dataProtection', 'conteudo-encarregado-que-falta', problem)]
    },
  },
  confirmedPromises: {
    title: 'As promessas (`promises`) e as condições de venda (`offers`) foram confirmadas por alguém da empresa',
    find: ({ brand: { promises, offers } }) => [
      ...Object.entries(promises)
        .filter(([, { confirmed }]) => confirmed === undefined)
        .map(([word, { value, means }]) => unconfirmed(`promises.${word}`, `as páginas prometem ${value} (${means})`)),
      ...(promisesSomething(offers) && offers.confirmed === undefined
        ? [unconfirmed('offers', 'as páginas prometem Pix, parcelas, frete ou prazo de resposta')]
        : []),
    ],
  },
  chipCounts: {
    title: 'Os atalhos da página inicial prometem só o que a busca encontra',
    find: ({ products, vocabulary, registries, pages }) => {
      const parts = products.filter(({ category }) => category === 'acessorios-componentes')
      const documents = parts.map((part) => toSearchDocument(part, registriesOf(registries)))
      const index = buildIndex(documents, vocabulary)
      return pages.home.featured.chips.flatMap(({ search: term, count }, at) => {
        const hitCount = search(index, term).hits.length
        if (hitCount >= Number(count.replaceAll(/\D/g, ''))) return []
        const problem = `há ${count}, mas a busca por '${term}' encontra ${hitCount}; não prometa mais do que há`
        return [fault('content/pages/home.yaml', `featured.chips.${at}.count`, 'conteudo-promessa', problem)]
      })
    },
  },
  filledCategories: {
    title: 'Toda categoria tem produtos',
    find: ({ products, categories }) => {
      const types = new Set(products.flatMap((product) => ('productType' in product ? [product.productType] : [])))
      const problem = 'não há produto dos seus tipos; inclua um, ou retire a categoria e os atalhos para ela'
      return categories
        .filter(({ productTypeFilter }) => !productTypeFilter.some((type) => types.has(type)))
        .map(({ slug }) => fault('content/categories.yaml', slug, 'conteudo-categoria-vazia', problem))
    },
  },
  filledFamilies: {
    title: 'Toda família da página de equipamentos tem equipamentos no catálogo',
    find: ({ products, pages }) => {
      const families = new Set(products.flatMap((product) => ('family' in product ? [product.family] : [])))
      return pages.equipment.families.items.flatMap(({ key }, at) => {
        const problem = `há ${key}, de que o catálogo não tem nada; inclua um, ou retire a família`
        const path = `families.items.${at}`
        return families.has(key) ? [] : [fault('content/pages/equipment.yaml', path, 'conteudo-familia-vazia', problem)]
      })
    },
  },
  numberedSeals: {
    title: 'Todo produto com o selo "Certificado ANVISA" traz o número do registro ou da notificação',
    find: ({ products }) => sealFaults(products),
  },
  registrationsInForce: {
    title: 'Nenhum registro da ANVISA que o conteúdo cita está vencido ou cancelado',
    find: ({ products }, today) => registrationFaults(products, today),
  },
  realRatings: {
    title: 'As estrelas vêm de compradores',
    find: ({ brand }) => {
      const problem = 'há true: as estrelas são calculadas, e nenhum comprador as deu; escreva false'
      return brand.derivedRatings ? [brandFault('derivedRatings', 'conteudo-notas-calculadas', problem)] : []
    },
  },
  realTestimonials: {
    title: 'Os depoimentos são reais, com autorização por escrito, ou não há nenhum',
    find: ({ pages }) =>
      Object.entries(pages.testimonials).flatMap(([room, list]) =>
        list.flatMap(({ name, sample }, index) => {
          if (!sample) return []
          const badge = room === 'equipment' ? `, mostrado com a marca '${pages.equipment.testimonials.badge}'` : ''
          const problem = `${name} é um exemplo${badge}; ponha as palavras de uma pessoa real, com autorização por escrito`
          const path = `${room}.${index}`
          return [fault('content/pages/testimonials.yaml', path, 'conteudo-depoimento-de-exemplo', problem)]
        }),
      ),
  },
} as const satisfies Record<string, PublishRule>

function promisesSomething(offers: Offers): boolean {
  const { pixDiscount, instalments, benefits, pricedNote, delivery, reply, clients } = offers
  const hasOffer = [pricedNote, delivery, reply, clients].some((offer) => offer !== undefined)
  return hasOffer || pixDiscount > 0 || instalments > 1 || benefits.length > 0
}

function unconfirmed(path: string, promised: string): ContentFault {
  const problem = `${promised}, e ninguém o confirmou; confira, e escreva o dia em confirmed, ou retire a promessa`
  return brandFault(path, 'conteudo-promessa-sem-confirmacao', problem)
}
