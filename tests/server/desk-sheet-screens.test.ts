import { readFile } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { cableId, type CatalogueDesk } from './support/desk/catalogue-desk.ts'
import { eachCatalogueDesk } from './support/desk/each-catalogue-desk.ts'
import { deskKinds } from './support/stores.ts'

const at = '/catalogo/planilha'
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''

describe.each(deskKinds)('the sheet of another system on the screens of the desk, with a store in $name', (kind) => {
  let shop: CatalogueDesk
  eachCatalogueDesk(kind, (started) => (shop = started))
  let bytes: Buffer
  beforeEach(async () => {
    bytes = await readFile('tests/sheets/products/bling.csv')
  })

  const brought = async () => (await shop.sendsFile(at, { field: 'planilha', bytes })).text()
  const formOf = (page: string) => ({ modo: 'colunas', linhas: hidden(page, 'linhas'), visto: hidden(page, 'visto') })

  test('its columns are proposed, what it changes is seen, kept whole, and remembered', async () => {
    const first = await brought()
    expect(first).toContain('Confira o que é cada coluna')
    expect(first).toContain('(C3VGA2), Preço: (vazio) → R$ 189,90')
    expect(first).toContain('situação “Inativo”</span>: VELHO1')
    expect(await shop.drafts.listOpen()).toEqual([])

    const typed = { ...formOf(first), novos: 'sim', 'uso.8': 'none', 'tipo:Cabos de ECG': 'cabos-ecg' }
    const changed = await shop.sends(at, { ...typed, ato: 'aplicar' })
    expect(changed.status).toBe(409)
    expect(changed.text).toContain('Nada foi salvo')
    const seen = await shop.sends(at, { ...typed, ato: 'conferir' })
    expect(seen.text).toMatch(/NOVO01 Cabo de ECG para Mindray, 7 vias, R\$\s249,00, marca mindray \(lida no nome\)/)
    expect(seen.text).not.toContain('(C3VGA2), Disponibilidade')
    expect(await shop.drafts.listOpen()).toEqual([])

    const kept = await shop.sends(at, { ...typed, visto: hidden(seen.text, 'visto'), ato: 'aplicar' })
    expect(kept.headers.location).toContain('feito=catalogo-planilha&n=2')
    const variants = parse((await shop.drafted()) ?? '').variants
    expect(variants).toMatchObject([{ currentPrice: 189.9 }, { currentPrice: 1249.9 }])
    const made = await shop.drafted('products/cabo-de-ecg-para-mindray-7-vias.yaml')
    expect(parse(made ?? '')).toMatchObject({ sku: 'NOVO01', availability: 'sob-consulta' })

    const again = await brought()
    expect(again).toContain('como da última vez')
    expect(again).toContain('Nada muda')
    expect(again).toMatch(/<input[^>]*name="novos"[^>]*checked/)
  })

  test("a sheet with the shop's own columns is read as it is, and may be read as another system's", async () => {
    bytes = Buffer.from('código;preço\nNAO-HA;10,00\nC3VGA2;20,00\n')
    const told = await brought()
    expect(told).toContain('linha 2, coluna código: não há produto nem versão com o código NAO-HA')
    expect(told).not.toContain('[conteudo-')
    const other = await shop.sends(at, { linhas: hidden(told, 'linhas'), modo: 'colunas' })
    expect(other.text).toContain('não está no catálogo</span>: NAO-HA')
    expect(other.text).toContain('(C3VGA2), Preço: (vazio) → R$ 20,00')
    await shop.sends(at, { ...formOf(other.text), ato: 'aplicar' })
    expect(parse((await shop.drafted()) ?? '').variants[0]).toMatchObject({ currentPrice: 20 })
  })

  test('of thousands of faults the first are listed, and meanwhile the desk answers others', async () => {
    await brought()
    const codes = Array.from({ length: 10_000 }, (_, index) => `NAO-HA-${index};10,00\n`)
    bytes = Buffer.from(`código;preço\n${codes.join('')}`)
    const delays = monitorEventLoopDelay({ resolution: 5 })
    delays.enable()
    const start = performance.now()
    const told = await brought()
    delays.disable()
    expect(delays.max / 1e6).toBeLessThan((performance.now() - start) / 2)
    expect(told.match(/não há produto nem versão/g)).toHaveLength(200)
    expect(told).toContain('e mais 9.800')
  })

  test('the list of prices has a few columns in words, and changes nothing as it is', async () => {
    const list = (await shop.page(`${at}.csv?colunas=precos`)).text
    expect(list.replace('\uFEFF', '').split('\r\n')[0]).toBe(
      'id;Versão;Código (sku);Nome;Preço;Preço anterior;Disponibilidade',
    )
    bytes = Buffer.from(list)
    expect(await brought()).toContain('Nada muda')
    bytes = Buffer.from(list.replace(/^(cabo[^;]*;[^;]+;[^;]*;;)[^;]*/m, '$1 77,50'))
    expect(await brought()).toMatch(/Preço: .* → R\$ 77,50/)
  })

  test('a title above the heading is skipped, and of two columns with one name none hides the other', async () => {
    bytes = Buffer.from('Tabela de preços;\ncódigo;preço\nC3VGA2;20,00\n')
    expect(await brought()).toContain('(C3VGA2), Preço: (vazio) → R$ 20,00')
    bytes = Buffer.from('Tabela de preços;;;\nCódigo;Preço;Custo;Preço\nC3VGA2;30,00;5,00;10,00\n')
    const told = await brought()
    expect(told).toContain('(C3VGA2), Preço: (vazio) → R$ 30,00')
    expect(told).toContain('Preço (2)')
  })

  test('what is no sheet, or has no rows, is told and keeps nothing', async () => {
    for (const sent of ['PK\u0003\u0004', 'Nome;Preço\n']) {
      bytes = Buffer.from(sent)
      const answer = await shop.sendsFile(at, { field: 'planilha', bytes })
      expect(answer.status, sent).toBe(400)
    }
    expect(await shop.drafts.listOpen()).toEqual([])
    expect(await shop.onDisk(cableId)).not.toBe('')
  })
})
