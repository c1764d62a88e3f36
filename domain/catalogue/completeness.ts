import { versionsOf } from './article-variant.ts'
import { patientsOf } from './mating/patients.ts'
import { isProven } from './part/evidence.ts'
import { needsIdentification } from './part/stated-numbers.ts'
import { tubeJoiningEnds } from './part/tubes.ts'
import type { ProductType } from './product-types.ts'
import type { Accessory } from './product.ts'

/** Matches wording that makes the buyer check what the data should state. */
const openQuestionPattern =
  /confer(e|ir|ência|id[oa])|conforme (?!a (versão|escolha)|o (manual|plano)|as instruções)|em uso|inform(e|ad|ar)|confirm(ad|ar)|compar(ar|e\b)|definid[oa] n/i

/** Types of parts that have no plug. */
const typesWithoutPlug = new Set<ProductType>(['placas-componentes-eletronicos', 'analisadores', 'modulos'])

/**
 * How a part states what it fits: by cited models; as universal; in words, beside the connectors of its ends, which
 * leave the model to be settled; or not at all.
 */
export type FitStatement = 'models' | 'universal' | 'words' | 'none'

/** How much is known of a part, in figures, for the completeness report and the rules of the content. */
export interface Completeness {
  /** Number of facts for the buyer: ends, papers, and specification values that leave no question open. */
  values: number
  /** Number of values that leave a question to the buyer. */
  openValues: number
  /** Number of words by which the search finds the part. */
  words: number
  includedItems: number
  fitStatement: FitStatement
  /** Whether connectors are stated; also true for parts that need none: without plugs, or without an ATENÇÃO notice. */
  hasConnectors: boolean
  hasReferences: boolean
  /** Whether an SpO2 sensor states its technology or has to be identified before sale; true for other parts. */
  hasTechnology: boolean
  /** Whether a cuff, a hose, their connector or a sensor on the patient states its patient size; true for other parts. */
  hasPatient: boolean
  /** Whether an SpO2 sensor states its patient's weight, or that the package does; true for other parts. */
  hasWeight: boolean
  /**
   * Whether the papers state at least if the part is for single use; true for parts that are used up in the machine or
   * are identified before sale.
   */
  hasDossier: boolean
  /**
   * Whether the drawing takes its plug from the connectors of the ends; false where `drawing.plug` gives a shape of its
   * own.
   */
  isDrawnByData: boolean
}

/** Measures how completely a part is described. */
export function completenessOf(part: Accessory): Completeness {
  const openValues = part.specifications.filter(({ value }) => leavesQuestion(value)).length
  const ends =
    part.ends.length + part.variants.reduce((maximum, variant) => Math.max(maximum, variant.ends?.length ?? 0), 0)
  return {
    values: part.specifications.length - openValues + ends + provenPapers(part),
    openValues,
    words: part.tags.length,
    includedItems: part.includedItems.length,
    fitStatement: fitStatementOf(part, ends > 0),
    hasConnectors: ends > 0 || !part.attention || typesWithoutPlug.has(part.productType),
    hasReferences: part.references.length > 0,
    hasTechnology:
      !(isSpo2Sensor(part) || part.productType === 'modulos') ||
      part.technology !== undefined ||
      needsIdentification(part),
    hasPatient: !isForOnePatientSize(part) || statesPatient(part),
    hasWeight: !isSpo2Sensor(part) || statesWeight(part),
    hasDossier: part.dossier.use !== undefined || isUsedUp(part) || needsIdentification(part),
    isDrawnByData: part.drawing.plug === undefined,
  }
}

/** A sensor that enters a socket of another technology shows a false value; an extension takes what it is given. */
function isSpo2Sensor({ productType, ends }: Accessory): boolean {
  return productType === 'sensores-spo2' && ends.every(({ side }) => side !== 'sensor')
}

/** Other types of parts that come in sizes of patients. */
const typesByPatientSize = new Set<ProductType>(['bracadeiras-pni', 'cabos-extensoes-pni', 'sensores-temperatura'])

/** Whether a part suits some patients only; a splice goes into either line. */
function isForOnePatientSize(part: Accessory): boolean {
  const isHalf = tubeJoiningEnds(part).some(({ connector }) => connector !== 'espiga-pni')
  return isHalf || isSpo2Sensor(part) || typesByPatientSize.has(part.productType)
}

function statesPatient(part: Accessory): boolean {
  return versionsOf(part).every((version) => patientsOf(part, version) !== undefined)
}

/** A sensor on a patient too light or too heavy for it reads light that went past the finger. */
function statesWeight({ description, specifications, variants }: Accessory): boolean {
  const texts = [description, ...specifications.flatMap(({ name, value }) => [name, value])]
  return [...texts, ...variants.map(({ patient = '' }) => patient)].some((text) => /\bkg\b|faixa de peso/i.test(text))
}

/** Consumables of the machine: none is for a single patient, and none is reprocessed. */
function isUsedUp({ productType, specifications }: Accessory): boolean {
  return (
    productType === 'celulas-o2' || productType === 'baterias' || specifications.some(({ name }) => name === 'Troca')
  )
}

function fitStatementOf({ equipmentModel, compatibleWith, equipmentBrand }: Accessory, hasEnds: boolean): FitStatement {
  if (equipmentModel.length > 0) return 'models'
  if (compatibleWith.length === 0) return 'none'
  if (equipmentBrand === 'universal') return 'universal'
  return hasEnds ? 'words' : 'none'
}

/** The number of papers about the part itself, without the norm of its type and claims without a document. */
function provenPapers(part: Accessory): number {
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

/** Whether a value leaves a question to the buyer: 'a conferir', 'conforme o modelo', 'igual à peça em uso'. */
export function leavesQuestion(value: string): boolean {
  return openQuestionPattern.test(value)
}

/** What `script/content check` asks of every part beyond its schema. Out: the field to complete, and what is missing. */
export function incompleteFields(part: Completeness): { path: string; problem: string }[] {
  const rules: readonly (readonly [isMet: boolean, path: string, problem: string])[] = [
    [
      part.values >= 6,
      'specifications',
      `há ${part.values} valores, contando pontas e documentação; esperam-se 6 ou mais`,
    ],
    [part.openValues <= 1, 'specifications', `há ${part.openValues} valores "a conferir"; espera-se no máximo 1`],
    [part.hasConnectors, 'ends', 'não há pontas; diga o conector de cada uma'],
    [
      part.hasTechnology,
      'technology',
      'falta a tecnologia do sensor ou do módulo; sem ela, só sob consulta e com a linha Pedido que diz o que identificar',
    ],
    [
      part.hasPatient,
      'specifications',
      'falta a linha Paciente (adulto, pediátrico, neonatal), ou o tamanho de cada versão',
    ],
    [
      part.hasWeight,
      'specifications',
      'falta a linha Faixa de peso do sensor; se não se sabe, diga que é a impressa na embalagem',
    ],
    [
      part.fitStatement !== 'none',
      'equipmentModel',
      'não há modelos; cite-os, ou preencha compatibleWith se a peça é universal ou diz as suas pontas',
    ],
    [part.includedItems > 0, 'includedItems', 'falta dizer o que vem na embalagem'],
    [part.words >= 3, 'tags', `há ${part.words}; esperam-se 3 palavras de busca ou mais`],
    [part.hasDossier, 'dossier.use', 'falta dizer quantas vezes a peça se usa'],
    [part.isDrawnByData, 'drawing.plug', 'há um plug; retire-o: o desenho lê o conector das pontas'],
  ]
  return rules.flatMap(([isMet, path, problem]) => (isMet ? [] : [{ path, problem }]))
}
