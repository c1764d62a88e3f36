import type { PublishRule } from './publish-rule.ts'

/** Words that nobody has said. */
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
                problem: `found ${name}, an example${room === 'equipment' ? `, shown with the mark '${pages.equipment.testimonials.badge}'` : ''}; expected a real person's words, with leave in writing`,
              },
            ]
          : [],
      ),
    ),
}
