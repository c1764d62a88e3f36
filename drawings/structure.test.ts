import { expect, test } from 'vitest'
import { wire } from './palette.ts'
import { type ProductPicture, productPictures } from './product-pictures.ts'
import { examplePart, noConnectors as connectors } from './scenes/scenes.ts'

const count = (svg: string, part: string) => svg.split(`data-part="${part}"`).length - 1
const colours = (svg: string) =>
  [...svg.matchAll(/data-lead="([^"]+)" data-colour="([^"]+)"/g)].map(([, lead, colour]) => `${lead} ${colour}`)

function whole(...args: Parameters<typeof examplePart>): ProductPicture {
  const [picture] = productPictures(examplePart(...args), connectors)
  if (!picture) throw new Error('no picture')
  return picture
}

test('a cable draws as many leads as it has', () => {
  for (const leads of [3, 5, 10] as const)
    expect(count(whole('cabos-ecg', { leads, standard: 'iec' }).svg, 'lead')).toBe(leads)
})

test('AHA leads have AHA names and colours', () => {
  expect(colours(whole('cabos-ecg', { leads: 5, standard: 'aha' }).svg)).toEqual([
    'RA white',
    'LA black',
    'RL green',
    'LL red',
    'V brown',
  ])
  expect(colours(whole('cabos-ecg', { leads: 10, standard: 'aha' }).svg).slice(4)).toEqual([
    'V1 red',
    'V2 yellow',
    'V3 green',
    'V4 blue',
    'V5 orange',
    'V6 violet',
  ])
})

test('IEC leads have IEC names and colours', () => {
  expect(colours(whole('cabos-ecg', { leads: 3, standard: 'iec' }).svg)).toEqual(['R red', 'L yellow', 'F green'])
  expect(colours(whole('cabos-ecg', { leads: 10, standard: 'iec' }).svg)).toEqual([
    'R red',
    'L yellow',
    'N black',
    'F green',
    'C1 red',
    'C2 yellow',
    'C3 green',
    'C4 brown',
    'C5 black',
    'C6 violet',
  ])
})

test('chest leads are brown under AHA and white under IEC', () => {
  const cores = (standard: 'aha' | 'iec') => whole('cabos-ecg', { leads: 10, standard }).svg
  expect(cores('aha').split(`stroke="${wire.brown}"`).length - 1).toBe(6)
  expect(cores('iec').split(`stroke="${wire.brown}"`).length - 1).toBe(0)
})

test('a trunk without leadwires shows none, and names its sockets', () => {
  const { svg, large } = whole('cabos-ecg', { end: 'aberto', leads: 5, standard: 'aha' })
  expect(count(svg, 'lead')).toBe(0)
  expect(large).toContain('>RL<')
})

test('a lead set without trunk shows no plug', () => {
  expect(count(whole('cabos-ecg', { form: 'rabichos-avulsos', leads: 5, end: 'grabber' }).svg, 'plug')).toBe(0)
  expect(count(whole('cabos-ecg', { form: 'rabichos-bloco', leads: 5, end: 'grabber' }).svg, 'lead-block')).toBe(1)
})

test('the end of loose leads at the trunk, which nobody knows, is dashed and no block', () => {
  const [, detail] = productPictures(examplePart('cabos-ecg', { form: 'rabichos-avulsos', leads: 5 }), connectors)
  expect(count(detail?.svg ?? '', 'lead-end')).toBe(1)
  expect(detail?.svg).toContain('stroke-dasharray')
  expect(detail?.svg + (detail?.alt ?? '')).not.toContain('bloco')
})

test('a cable whose data name neither leads nor colours has no number of leads and no standard in its words', () => {
  expect(whole('cabos-ecg', { end: 'snap' }).alt).toBe(
    'Cabo de ECG, com conector a conferir e terminais de pressão (snap).',
  )
})

test('a cuff has one tube or two', () => {
  expect(count(whole('bracadeiras-pni', { tubes: 1 }).svg, 'tube')).toBe(1)
  expect(count(whole('bracadeiras-pni', { tubes: 2 }).svg, 'tube')).toBe(2)
})

test('each cuff size and tube count has its own picture with the range on it', () => {
  const variants = (['neonatal', 'obeso'] as const).flatMap((sizeKey) =>
    ['1', '2'].map((vias) => ({
      id: `${sizeKey}-${vias}`,
      sku: `${sizeKey}-${vias}`,
      sizeKey,
      sizeLabel: sizeKey,
      vias,
    })),
  )
  const choices = productPictures(examplePart('bracadeiras-pni', {}, { variants }), connectors).slice(2)
  expect(choices.map(({ key }) => key)).toEqual(variants.map(({ id }) => `opcao-${id}`))
  expect(choices.map(({ svg }) => /(\d+–\d+) cm/.exec(svg)?.[1])).toEqual(['6–11', '6–11', '33–47', '33–47'])
})

test('a double hose carries a seam, a single one none', () => {
  expect(count(whole('cabos-extensoes-pni', { tubes: 2, form: 'duplo-engates' }).svg, 'seam')).toBeGreaterThan(0)
  expect(count(whole('cabos-extensoes-pni', { tubes: 1, form: 'engate-redondo' }).svg, 'seam')).toBe(0)
})

test('the plug is the one that the data names, and dashed when it names none', () => {
  expect(whole('sensores-temperatura', { plug: 'p10' }).svg).toContain('data-shape="p10"')
  const unknown = whole('sensores-temperatura', {})
  expect(unknown.svg).toContain('data-shape="a-conferir"')
  expect(unknown.alt).toContain('conector a conferir')
})

test('metal and plastic connectors of one shape differ', () => {
  const svg = (form: string) => whole('conectores-pni', { form }).svg
  expect(svg('luer-macho-metal')).not.toBe(svg('luer-macho-plastico'))
  expect(svg('luer-macho-metal')).toContain('data-material="metal"')
})

test('the thread of a lamp follows the choice', () => {
  const variants = [
    { id: 'g', sku: 'G', thread: 'G (rosca grossa)' },
    { id: 'f', sku: 'F', thread: 'F (rosca fina)' },
  ]
  const pictures = productPictures(examplePart('lampadas', { form: 'laringoscopio-rosca' }, { variants }), connectors)
  expect(pictures.slice(2).map(({ svg }) => /data-thread="(\w+)"/.exec(svg)?.[1])).toEqual(['grossa', 'fina'])
})

test('sets show as many electrodes as they have pieces', () => {
  expect(count(whole('eletrodos', { form: 'ventosa', pieces: 6 }).svg, 'bulb')).toBe(6)
  expect(count(whole('eletrodos', { form: 'clipe-membro', pieces: 4 }).svg, 'clamp')).toBe(4)
})
