import { openEnds, unmetCodes, type OpenEnd } from '#domain/catalogue/mating/chain-rules.ts'
import { sameFaces, unlikeHalves, type UnlikeHalves } from '#domain/catalogue/mating/registry-rules.ts'
import { endSideLabel } from '#domain/catalogue/registry/part-end.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { connectorsFile } from '#server/content/load/load-registries.ts'

/**
 * Faults of mating: `mates` that do not match, faces that look the same, extensions and trunk cables that no part fits,
 * and codes that a part's specifications name although its ends do not match them. In: the content as far as it could
 * be read, and the files with faults of their own.
 */
export function matingFaults(
  { registries: { connectors }, products }: Pick<Content, 'registries' | 'products'>,
  brokenFiles: ReadonlySet<string>,
): ContentFault[] {
  const inRegistry = [...unlikeHalves(connectors).map(halfFault), ...sameFaces(connectors).map(faceFault)]
  // Without the part of a broken file, the parts that mate with it would seem to fit nothing.
  if (brokenFiles.size > 0 || inRegistry.length > 0) return inRegistry
  const parts = products.filter((product) => product.category === 'acessorios-componentes')
  return [
    ...openEnds(parts, connectors).map(endFault),
    ...unmetCodes(parts, connectors).map(({ id, row, code }) => ({
      file: `content/products/${id}.yaml`,
      path: 'specifications',
      code: 'conteudo-texto-sem-encaixe' as const,
      problem: `${row} cita ${code}, em que nenhuma ponta desta peça entra; acerte o texto, as pontas (ends) ou mates em ${connectorsFile}`,
    })),
  ]
}

const reasons: Readonly<Record<UnlikeHalves['reason'], string>> = {
  unknown: 'que não está no registro; espera-se a chave da outra metade',
  'not complementary': 'que não é a metade oposta; espera-se macho com fêmea ou neutro com neutro',
  'said to have none': 'que diz não ter outra metade (mates: []); acerte um dos dois',
}

function halfFault({ key, mate, reason }: UnlikeHalves): ContentFault {
  return {
    file: connectorsFile,
    path: `${key}.mates`,
    code: 'conteudo-metade-errada',
    problem: `há ${mate}, ${reasons[reason]}`,
  }
}

function faceFault([first = '', ...others]: readonly string[]): ContentFault {
  return {
    file: connectorsFile,
    path: first,
    code: 'conteudo-faces-iguais',
    problem: `tem a mesma face que ${others.join(', ')}; diga o que os distingue (keying, size) ou ponha confirmed: false`,
  }
}

function endFault({ id, side, connector, wrong }: OpenEnd): ContentFault {
  const found =
    wrong.length > 0 ? `só entram peças de outra tecnologia (${wrong.join(', ')})` : 'nada do catálogo entra'
  return {
    file: `content/products/${id}.yaml`,
    path: 'ends',
    code: 'conteudo-ponta-sem-par',
    problem: `em ${connector} (${endSideLabel[side].toLowerCase()}) ${found}; acerte a ponta ou a tecnologia, ou ponha mates: [] no conector, se a outra metade não é vendida aqui`,
  }
}
