import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { wire } from '#drawings/palette.ts'
import { elementsOf, renderArticle } from './render-article.ts'

const markdown = (body: string) => renderArticle('markdown', body)

test('headings get ids of their words, each once, and a link to themselves', () => {
  const { html, contents } = markdown('## Quando trocar?\n\n### À vista\n\n## Quando trocar?')
  expect(html).toContain('<h2 id="quando-trocar"><a href="#quando-trocar">Quando trocar?</a></h2>')
  expect(html).toContain('<h3 id="a-vista">')
  expect(contents).toEqual([
    { id: 'quando-trocar', text: 'Quando trocar?' },
    { id: 'quando-trocar-2', text: 'Quando trocar?' },
  ])
})

test('a heading that holds a link is not wrapped into another one', () => {
  expect(markdown('## Veja [cabos](/contato)').html).toBe('<h2 id="veja-cabos">Veja <a href="/contato">cabos</a></h2>')
})

test('a table scrolls in a region that the keyboard reaches, named after its section', () => {
  const { html } = markdown('## Cores\n\n| Via | Cor |\n|---|---|\n| RA | Branco |')
  expect(html).toContain('role="region" tabindex="0" aria-label="Tabela 1: Cores"><table>')
  expect(html).toContain('<th scope="col">Via</th>')
})

test('where the corner of a table is empty, its first column heads the rows', () => {
  const { html } = markdown('| | 3 vias |\n|---|---|\n| Eletrodos | RA |')
  expect(html).toContain('<td></td>')
  expect(html).toContain('<th scope="row">Eletrodos</th>')
})

test('figures stay on one line with their units, words do not', () => {
  const { html } = markdown('Até 300 mmHg por R$ 180,00 em 3 vias, 2 m a 5 mais.')
  expect(html).toBe('<p>Até 300\u00A0mmHg por R$\u00A0180,00 em 3 vias, 2\u00A0m a 5 mais.</p>')
})

test('the text has the words and nothing of the tags', () => {
  const { text } = renderArticle(
    'html',
    '<h2>Um</h2><p>Dois <b>tr</b>ês</p><table><tr><td>4</td><td>5</td></tr></table>',
  )
  expect(text).toBe('Um Dois três 4 5')
})

test('links are told, once each', () => {
  expect(markdown('[a](/contato) [b](/contato) https://exemplo.example').links).toEqual([
    '/contato',
    'https://exemplo.example',
  ])
})

test('a picture alone in its paragraph becomes a figure with its caption', () => {
  const { html, pictures } = markdown('![Um torso.](figura:ecg-3-vias "Três vias.")')
  expect(html).toBe('<figure><img src="figura:ecg-3-vias" alt="Um torso."><figcaption>Três vias.</figcaption></figure>')
  expect(pictures).toEqual([{ src: 'figura:ecg-3-vias', alt: 'Um torso.', caption: 'Três vias.' }])
})

test('pictures within text, in HTML figures and of other sites are told as well', () => {
  expect(markdown('Veja ![a](foto.jpg) aqui.').pictures).toEqual([{ src: 'foto.jpg', alt: 'a', caption: '' }])
  const written =
    '<figure><img src="a.png" alt="A"><figcaption>A</figcaption></figure><img src="https://outro.example/b.png">'
  expect(renderArticle('html', written).pictures.map(({ src }) => src)).toEqual([
    'a.png',
    'https://outro.example/b.png',
  ])
})

test('an HTML body is shown as it is', () => {
  const body =
    '<p lang="en">Hello <em>world</em></p><figure><img src="/a.svg" alt="A"><figcaption>A</figcaption></figure>'
  expect(renderArticle('html', body).html).toBe(body)
})

test('an id that the author wrote stays, unless the page has it or it is no plain word', () => {
  expect(renderArticle('html', '<h2 id="fim">A</h2>').html).toContain('<h2 id="fim">')
  expect(renderArticle('html', '<h2 id="conteudo">A</h2>').html).toContain('<h2 id="a">')
  expect(renderArticle('html', '<p id="__reactRouterContext">A</p>').html).toBe('<p>A</p>')
})

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" JaVa\tScript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext></table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<div style="background:url(javascript:alert(1))" onclick="alert(1)">x</div>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)"><base href="//evil.example">',
  '<template><script>alert(1)</script></template>',
]

/** What a browser would make of the HTML that could run, frame, restyle or submit something. */
function dangersIn(html: string): string[] {
  const root = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: html }] })
  return [...elementsOf(root)].flatMap(({ tagName, properties }) => [
    ...(forbidden.has(tagName) ? [tagName] : []),
    ...Object.entries(properties)
      .filter(
        ([name, value]) =>
          /^(on|style|srcdoc|formaction)/i.test(name) ||
          /^(javascript|data|vbscript):/i.test(String(value).replaceAll(/\s/g, '')),
      )
      .map(([name, value]) => `${tagName} ${name}=${String(value)}`),
  ])
}

const forbidden = new Set(
  'script style svg math iframe frame object embed form button input textarea select meta base template link noscript audio video'.split(
    ' ',
  ),
)

test.each(attacks)('nothing of %s can run', (attack) => {
  for (const format of ['markdown', 'html'] as const) expect(dangersIn(renderArticle(format, attack).html)).toEqual([])
})

test('no mixture of attacks and text can run', () => {
  const piece = fc.oneof(
    fc.constantFrom(...attacks),
    fc.string(),
    fc.constantFrom('<', '>', '"', '<p', '</', '<!--', '\n\n', '`'),
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 6 }),
      fc.constantFrom('markdown' as const, 'html' as const),
      (pieces, format) => {
        expect(dangersIn(renderArticle(format, pieces.join('')).html)).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})

test('the attacks are dangers before they are made safe', () => {
  expect(attacks.filter((attack) => dangersIn(attack).length === 0)).toEqual([])
})

test('a table of lead standards shows the colours that it names; others do not', () => {
  const table = (head: string) =>
    renderArticle('markdown', `| A | ${head} |\n|---|---|\n| RA, branco | Branco e vermelho |`)
  expect(table('IEC').html).toMatch(/data-wire="branco".*data-wire="branco vermelho"/s)
  expect(table('IEC').text).toBe(table('XYZ').text.replace('XYZ', 'IEC'))
  expect(table('XYZ').html).not.toContain('data-wire')
})

test('each colour is that of the drawings', () => {
  const styles = readFileSync('app/features/blog/article-wires.css', 'utf8')
  const shown = [...styles.matchAll(/data-wire\$='\w+'\] \{\s*--second: (#\w+);/g)].map(([, colour]) => colour)
  expect(new Set(shown)).toEqual(new Set(Object.values(wire)))
})
