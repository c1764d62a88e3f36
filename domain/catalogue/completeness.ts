import { patientsOf } from './mating/patients.ts'
import { isProven } from './part/evidence.ts'
import { needsIdentification } from './part/stated-numbers.ts'
import { tubeJoiningEnds } from './part/tubes.ts'
import type { ProductType } from './product-types.ts'
import type { AccessoryRecord } from './product.ts'
import { versionsOf } from './variants/variant.ts'

const openQuestionPattern =
  /confer(e|ir|ência|id[oa])|conforme (?!a (versão|escolha)|o (manual|plano)|as instruções)|em uso|inform(e|ad|ar)|confirm(ad|ar)|compar(ar|e\b)|definid[oa] n/i

const typesWithoutPlug = new Set<ProductType>(['placas-componentes-eletronicos', 'analisadores', 'modulos'])

/** How a part states what it fits; 'words': its texts and its ends' connectors do, but leave the model open. */
type FitStatement = 'models' | 'universal' | 'words' | 'none'

/** Whether a part is an SpO2 sensor, which in a socket of another technology reads falsely; an extension is none. */
function isSpo2Sensor({ productType, ends }: AccessoryRecord): boolean {
  return productType === 'sensores-spo2' && ends.every(({ side }) => side !== 'sensor')
}

const typesByPatientSize = new Set<ProductType>(['bracadeiras-pni', 'cabos-extensoes-pni', 'sensores-temperatura'])

/** Whether a part suits some patients only; a splice ('espiga-pni') does not, because it goes into any line. */
function isForOnePatientSize(part: AccessoryRecord): boolean {
  const isHalf = tubeJoiningEnds(part).some(({ connector }) => connector !== 'espiga-pni')
  return isHalf || isSpo2Sensor(part) || typesByPatientSize.has(part.productType)
}

function statesPatient(part: AccessoryRecord): boolean {
  return versionsOf(part).every((version) => patientsOf(part, version) !== undefined)
}

/** Whether a sensor states a weight: on a patient too light or too heavy for it, light goes past the finger. */
function statesWeight({ description, specifications, variants }: AccessoryRecord): boolean {
  const texts = [description, ...specifications.flatMap(({ name, value }) => [name, value])]
  return [...texts, ...variants.map(({ patient = '' }) => patient)].some((text) => /\bkg\b|faixa de peso/i.test(text))
}

/** Whether a part is a consumable of the machine, which is for no single patient and is never reprocessed. */
function isUsedUp({ productType, specifications }: AccessoryRecord): boolean {
  return (
    productType === 'celulas-o2' || productType === 'baterias' || specifications.some(({ name }) => name === 'Troca')
  )
}

/** The way in which a part states what it fits (see `FitStatement`). */
export function fitStatement(part: AccessoryRecord): FitStatement {
  if (part.equipmentModel.length > 0) return 'models'
  if (part.compatibleWith.length === 0) return 'none'
  if (part.equipmentBrand === 'universal') return 'universal'
  return endCount(part) > 0 ? 'words' : 'none'
}

function endCount({ ends, variants }: AccessoryRecord): number {
  return ends.length + Math.max(0, ...variants.map((variant) => variant.ends?.length ?? 0))
}

/** Whether a part states its connectors; true where it needs none: without plugs, or without an ATENÇÃO notice. */
export function statesConnectors(part: AccessoryRecord): boolean {
  return endCount(part) > 0 || !part.attention || typesWithoutPlug.has(part.productType)
}

/** The number of facts that a part states for the buyer: ends, papers, and values that leave no question open. */
export function statedValues(part: AccessoryRecord): number {
  return part.specifications.length - openValues(part) + endCount(part) + provenPapers(part)
}

/** The number of values that leave a question open: 'a conferir', 'conforme o modelo', 'igual à peça em uso'. */
export function openValues({ specifications }: AccessoryRecord): number {
  return specifications.filter(({ value }) => openQuestionPattern.test(value)).length
}

/** Whether the papers say how often the part is used; true for what is used up or identified before sale. */
export function statesUse(part: AccessoryRecord): boolean {
  return part.dossier.use !== undefined || isUsedUp(part) || needsIdentification(part)
}

/** The number of papers about the part itself; the norm of its type and claims without a document do not count. */
function provenPapers(part: AccessoryRecord): number {
  const { maker, origin, use, anvisa, sterile, latex, defibrillationProof } = part.dossier
  return [
    maker !== undefined || origin !== undefined,
    use !== undefined,
    anvisa === 'nao-se-aplica' || isProven(part, 'anvisa'),
    sterile === false || isProven(part, 'sterile'),
    latex === 'contem' || isProven(part, 'latex'),
    defibrillationProof === false || isProven(part, 'defibrillationProof'),
    isProven(part, 'standard'),
  ].filter(Boolean).length
}

/** The fields that `script/content check` asks of a part beyond its schema, each with what is missing in it. */
export function incompleteFields(part: AccessoryRecord): { path: string; problem: string }[] {
  const { productType } = part
  const [values, open, words] = [statedValues(part), openValues(part), part.tags.length]
  const rules: readonly (readonly [isMet: boolean, path: string, problem: string])[] = [
    [values >= 6, 'specifications', `há ${values} valores, contando pontas e documentação; esperam-se 6 ou mais`],
    [open <= 1, 'specifications', `há ${open} valores "a conferir"; espera-se no máximo 1`],
    [statesConnectors(part), 'ends', 'não há pontas; diga o conector de cada uma'],
    [
      !(isSpo2Sensor(part) || productType === 'modulos') || part.technology !== undefined || needsIdentification(part),
      'technology',
      'falta a tecnologia do sensor ou do módulo; sem ela, só sob consulta e com a linha Pedido que diz o que identificar',
    ],
    [
      !isForOnePatientSize(part) || statesPatient(part),
      'specifications',
      'falta a linha Paciente (adulto, pediátrico, neonatal), ou o tamanho de cada versão',
    ],
    [
      !isSpo2Sensor(part) || statesWeight(part),
      'specifications',
      'falta a linha Faixa de peso do sensor; se não se sabe, diga que é a impressa na embalagem',
    ],
    [
      fitStatement(part) !== 'none',
      'equipmentModel',
      'não há modelos; cite-os, ou preencha compatibleWith se a peça é universal ou diz as suas pontas',
    ],
    [part.includedItems.length > 0, 'includedItems', 'falta dizer o que vem na embalagem'],
    [words >= 3, 'tags', `há ${words}; esperam-se 3 palavras de busca ou mais`],
    [statesUse(part), 'dossier.use', 'falta dizer quantas vezes a peça se usa'],
    [part.drawing.plug === undefined, 'drawing.plug', 'há um plug; retire-o: o desenho lê o conector das pontas'],
  ]
  return rules.flatMap(([isMet, path, problem]) => (isMet ? [] : [{ path, problem }]))
}
