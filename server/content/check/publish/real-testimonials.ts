import type { PublishRule } from './publish-rule.ts'

/** Finds sample testimonials, which nobody has given. */
export const realTestimonials: PublishRule = {
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
