import * as v from 'valibot'
import { paths } from '#domain/pages/paths.ts'
import { plainPageSchema } from '#domain/pages/plain-page.ts'
import { contentKind } from '#domain/editing/kind.ts'
import { pageWords } from './page-words.ts'

const { slug: _fileName, ...entries } = plainPageSchema.entries

/** content/pages/plain/*.yaml: pages of text, such as /privacidade. */
export const plainPages = contentKind({
  name: 'textos',
  title: 'Páginas de texto',
  about: 'Privacidade, termos e outras páginas com um link no rodapé.',
  place: { kind: 'files', folder: 'pages/plain', ending: '.yaml' },
  schema: v.strictObject(entries),
  names: ['footerLabel'],
  words: {
    ...pageWords,
    footerLabel: { label: 'Nome no rodapé' },
    updatedLabel: { label: 'O que se diz da data' },
    updatedAt: { label: 'Data', isDay: true },
    sections: { label: 'Partes', item: 'parte' },
    'sections.key': { label: 'Chave', hint: 'Uma palavra só desta parte.' },
    'sections.when': {
      label: 'Aparece',
      none: 'sempre',
      hint: 'Vazio: sempre.',
      options: {
        officer: 'com encarregado de dados',
        noOfficer: 'sem encarregado de dados',
        accessRecords: 'com registros de acesso',
        noAccessRecords: 'sem registros de acesso',
        searchCounts: 'com contagem de buscas',
        visitCounts: 'com contagem de visitas',
      },
    },
    'sections.erase': { label: 'Botão que apaga o que o site guarda no aparelho' },
    'sections.erase.label': { label: 'Rótulo' },
    'sections.erase.done': { label: 'O que se diz depois' },
  },
  adding: {
    title: 'Nova página',
    key: { label: 'Endereço', hint: 'Logo depois do domínio. Vazio, sai do link do rodapé.' },
    start: (today) => ({ updatedLabel: 'Última atualização', updatedAt: today }),
  },
  page: paths.plain,
})
