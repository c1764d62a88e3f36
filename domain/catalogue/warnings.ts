import { patientsOf } from './mating/patients.ts'
import { connectorKeysOf } from './part/ends.ts'
import { tubeJoiningEnds } from './part/tubes.ts'
import { isNibpAirPart } from './product-types.ts'
import type { AccessoryRecord } from './product.ts'
import type { Connector } from './registry/connector.ts'
import { connectorRegistry, type ConnectorRegistry } from './registry/registries.ts'
import { versionsOf } from './variants/variant.ts'

interface Registry {
  connectors: ConnectorRegistry
  /** The keys of the models that are automatic external defibrillators. */
  automaticDefibrillators: ReadonlySet<string>
}

/** Something about a part that can hurt a patient, and that its texts must therefore name. */
interface Danger {
  concerns: (part: AccessoryRecord, registry: Registry) => boolean
  warnings: readonly RegExp[]
  problem: string
}

/** Matches advice to move a lead or cable to another's place. It is bounded: a description may be of any length. */
const swapAdvicePattern =
  /(?:mud|troqu|troc|permut|invert)\w{0,8}[^.]{0,40}(?:de soquete|de lugar|de posição|entre si|entre duas entradas|as entradas|vias|rabichos)/i

const dangers: readonly Danger[] = [
  {
    // A luer also fits a venous line, and air into a vein kills.
    concerns: (part, { connectors }) =>
      isNibpAirPart(part) && connectorKeysOf(part).some((key) => connectors.get(key)?.shape.startsWith('luer')),
    warnings: [/linha de ar/i, /venos/i],
    problem:
      'termina em luer, que também há em acesso venoso, e o texto não avisa; diga que o tubo se identifica como linha de ar e não se liga a acesso venoso',
  },
  {
    // The monitor's neonatal category alone limits the pressure.
    concerns: (part) => isNibpAirPart(part) && isForNewborns(part),
    warnings: [/(?:categoria|modo) neonatal/i],
    problem: 'serve recém-nascido, e o texto não manda pôr o monitor na categoria neonatal, que limita a pressão',
  },
  {
    // The connector's barb takes any tube: by it a newborn's cuff comes onto a hose that inflates up to 300 mmHg.
    concerns: (part) => tubeJoiningEnds(part).length > 0,
    warnings: [/braçadeira neonatal/i, /mangueira de adulto/i],
    problem:
      'monta-se em qualquer tubo, e o texto não diz que não leva braçadeira neonatal a mangueira de adulto, cujo limite de insuflação seria o dela',
  },
  {
    // A sensor that has come off reads the air, which is colder than the newborn or the gas.
    concerns: (part) => controlsHeat(part),
    warnings: [/solta|descolad/i, /aquece demais/i],
    problem: 'comanda um aquecimento, e o texto não diz que, solto ou descolado, o aparelho aquece demais',
  },
  {
    // The sensor's plug may be that of an incubator.
    concerns: (part) => part.productType === 'sensores-temperatura' && !controlsHeat(part),
    warnings: [/servocontrole/i],
    problem:
      'mede a temperatura em um monitor, e o texto não avisa; escreva na descrição: “Não serve no servocontrole de incubadora ou berço.”',
  },
  {
    // A module that samples for an adult takes a good part of what a newborn breathes.
    concerns: (part) => part.productType === 'capnografia' && part.technology === 'sidestream' && isForNewborns(part),
    warnings: [/vazão|aspira/i],
    problem: 'serve recém-nascido, e o texto não diz que o módulo aspira a amostra com a vazão que se fixa para ele',
  },
  {
    concerns: ({ productType, description }) =>
      (productType === 'cabos-ecg' || productType === 'cabos-pi' || productType === 'sensores-temperatura') &&
      swapAdvicePattern.test(description),
    warnings: [/simulador/i],
    problem:
      'manda trocar vias ou entradas entre si, e não diz que é no simulador; no paciente, uma medida aparece com o nome de outra',
  },
  {
    concerns: ({ productType, name }) =>
      productType === 'valvulas-exalatorias' ||
      productType === 'celulas-o2' ||
      productType === 'analisadores' ||
      (productType === 'sensores-transdutores' && /fluxo/i.test(name)),
    warnings: [/sem (?:o )?paciente|fora do (?:circuito do )?paciente/i],
    problem: 'fica no caminho do gás de quem respira, e o texto não diz que se examina e se troca sem paciente',
  },
  {
    concerns: ({ productType, name }) =>
      productType === 'sensores-transdutores-diversos' && /ultrassom|fetal/i.test(name),
    warnings: [/equipe/i],
    problem:
      'mede o coração do feto, e o texto não diz que sinal perdido é, antes de tudo, assunto da equipe assistencial',
  },
  {
    concerns: ({ productType, description, specifications }) =>
      productType === 'displays-monitores-lcd' ||
      ((productType === 'placas-componentes-eletronicos' || productType === 'modulos') &&
        [description, ...specifications.map(({ value }) => value)].some((text) =>
          /bancada|intern[ao]|solda em/i.test(text),
        )),
    warnings: [/sem energia|fora da tomada|descarregad/i],
    problem: 'monta-se com o aparelho aberto, e o texto não diz que antes se tira a energia',
  },
  {
    // Who looks for a child's pads while a child's heart stands still loses the child.
    concerns: ({ productType, name, compatibleWith, equipmentModel }, { automaticDefibrillators }) =>
      (compatibleWith.some((line) => /\bDEA\b/.test(line)) ||
        equipmentModel.some((key) => automaticDefibrillators.has(key))) &&
      (productType === 'pas-eletrodos-desfibrilacao' || /eletrodos/i.test(name)),
    warnings: [/atras/i],
    problem: 'são eletrodos de DEA, e o texto não diz que, em criança e sem os infantis à mão, não se atrasa o socorro',
  },
  {
    // Who has changed the battery of the only defibrillator has none until the machine has tested it.
    concerns: (part) => part.productType === 'baterias' && isForDefibrillator(part),
    warnings: [/outro (?:DEA|desfibrilador)/i, /teste/i],
    problem:
      'é bateria de desfibrilador, e o texto não diz que na troca fica outro no lugar até o teste passar; o indicador aceso não é o teste',
  },
  {
    // A primary cell in a charger may explode or burn.
    concerns: (part) => part.productType === 'baterias' && isForAutomaticDefibrillator(part) && hasBothCellKinds(part),
    warnings: [/nunca vai a/i],
    problem:
      'é bateria de DEA de que há a recarregável e a que não se recarrega, e o texto não diz que esta nunca vai ao carregador; recarregada, pode explodir',
  },
  {
    // A cuff too wide for the arm reads low, and a low pressure goes unseen or is treated.
    concerns: (part) => part.productType === 'bracadeiras-pni' && smallestNeonatalArm(part) > 4,
    warnings: [/menos de \d+ cm/i],
    problem:
      'a menor neonatal não serve ao prematuro, e o texto não diz o que fazer com o braço abaixo da faixa; larga demais, a braçadeira mede a menos',
  },
  {
    // On some ventilators a newborn's valve is a part of its own.
    concerns: ({ productType }) => productType === 'valvulas-exalatorias',
    warnings: [/recém-nascido|neonatal/i],
    problem: 'é válvula exalatória, e o texto não diz se serve ao recém-nascido, nem manda dizer o paciente no pedido',
  },
  {
    // A wire's colour says its place on the body, and the two codes (AHA, IEC) differ.
    concerns: ({ productType, name }) => productType === 'eletrodos' && /com fio/i.test(name),
    warnings: [/AHA/, /IEC/],
    problem: 'é eletrodo de fio colorido, e o texto não diz se as cores são AHA ou IEC, as do tronco',
  },
  {
    // A plug that goes in but is wired otherwise gives a plausible trace under other names.
    concerns: ({ productType, ends }, { connectors }) =>
      productType === 'cabos-ecg' &&
      ends.some(
        ({ side, connector }) =>
          side === 'equipamento' && connectors.get(connector)?.uses.some(({ makers }) => makers.length === 0),
      ),
    warnings: [/outr[ao]s? (?:marca|fabricante|aparelho)|ligação (?:interna|dos pinos)/i],
    problem:
      'tem plugue que várias marcas usam, e o texto não diz que o de outra marca entra e pode ter outra ligação por dentro',
  },
  {
    // Who opens the door on an open line lets the bag run into the patient.
    concerns: ({ productType, name }) =>
      productType === 'placas-componentes-eletronicos' && /detector|sensor/i.test(name) && /bomba de infus/i.test(name),
    warnings: [/pinça[^.;]{0,80}fechad|fech[^.;]{0,80}pinça/i],
    problem:
      'abraça o equipo de uma bomba de infusão, e o texto não manda fechar a pinça do equipo antes de abri-la ou limpá-lo; com a linha aberta, o frasco desce livre',
  },
  {
    // The capacitor keeps its charge without the mains.
    concerns: (part) =>
      (part.productType === 'displays-monitores-lcd' || part.productType === 'placas-componentes-eletronicos') &&
      isForDefibrillator(part),
    warnings: [/capacitor|alta tensão/i, /descarregad/i],
    problem: 'monta-se dentro de um desfibrilador, e o texto não diz que antes se descarrega o capacitor',
  },
]

function isForDefibrillator({ compatibleWith }: AccessoryRecord): boolean {
  return /cardioversor|desfibrilador|\bDEA\b/i.test(compatibleWith.join())
}

function isForAutomaticDefibrillator({ compatibleWith }: AccessoryRecord): boolean {
  return /\bDEA\b/.test(compatibleWith.join())
}

/** Whether a battery is sold both as a rechargeable pack and as primary cells, which no charger may charge. */
function hasBothCellKinds({ description, specifications }: AccessoryRecord): boolean {
  const text = [description, ...specifications.map(({ value }) => value)].join('\n')
  const isPrimaryNamed = /não recarregáve|descartáve|recarregável ou não/i.test(text)
  return isPrimaryNamed && /(?<!não )recarregáve/i.test(text)
}

/** The least arm circumference in cm of the neonatal sizes; 0 without such a size. */
function smallestNeonatalArm(part: AccessoryRecord): number {
  const labels = part.variants.flatMap(({ sizeKey, sizeLabel }) => (sizeKey === 'neonatal' ? (sizeLabel ?? '') : []))
  const smallestArms = labels.flatMap((label) => /\((\d+) a \d+ cm\)/.exec(label)?.[1] ?? []).map(Number)
  return smallestArms.length > 0 ? Math.min(...smallestArms) : 0
}

function isForNewborns(part: AccessoryRecord): boolean {
  return versionsOf(part).some((version) => patientsOf(part, version)?.has('neonatal'))
}

function controlsHeat({ productType, name }: AccessoryRecord): boolean {
  return productType === 'sensores-temperatura' && /sensor de pele|umidificador/i.test(name)
}

/** The dangers that the parts' texts do not name. `automaticDefibrillators`: the keys of models that are external defibrillators. */
export function missingWarnings(
  parts: readonly AccessoryRecord[],
  connectors: readonly Connector[],
  automaticDefibrillators: ReadonlySet<string>,
): { id: string; problem: string }[] {
  const registry = { connectors: connectorRegistry(connectors), automaticDefibrillators }
  return parts.flatMap((part) => {
    const text = [part.description, ...part.specifications.map(({ value }) => value)].join('\n')
    return dangers
      .filter(({ concerns, warnings }) => concerns(part, registry) && !warnings.every((pattern) => pattern.test(text)))
      .map(({ problem }) => ({ id: part.id, problem }))
  })
}
