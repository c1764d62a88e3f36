import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { answersPath, useAnswers } from './answers.tsx'

function LinkAddress() {
  return answersPath('/identificar-peca', useAnswers())
}

const addressAt = (search: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/identificar-peca?${search}`]}>
      <LinkAddress />
    </MemoryRouter>,
  )

test('an answer goes from one address to the next, and no long text with it', () => {
  expect(addressAt('modelo=DX+2020&outro=x')).toBe('/identificar-peca?modelo=DX%202020')
  expect(addressAt(`fabricante=${'a'.repeat(9000)}&descricao=${'b'.repeat(9000)}`)).toHaveLength(
    '/identificar-peca?fabricante=&amp;descricao='.length + 80 + 300,
  )
})

test('an emoji that the cut would halve stands in no address', () => {
  const emoji = encodeURIComponent('😀')
  expect(addressAt(`contatos=${emoji}${emoji}`)).toBe(`/identificar-peca?contatos=${emoji}`)
})
