import type { Parents, Root } from 'hast'

const units = 'mmHg|cmH2O|kPa|mL|ml|L|cm|mm|m|km|kg|mg|g|V|mV|kV|A|mA|µA|W|J|Hz|kHz|MHz|Ω|kΩ|s|ms|min|h|bpm|%|°C'
const beforeUnit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu')

/** Puts no-break spaces between numbers and their unit or currency: '300 mmHg', 'R$ 180.000,00'. Changes the tree. */
export function bindFigures(root: Root): void {
  const visit = (parent: Parents) => {
    for (const child of parent.children) {
      if (child.type === 'text') {
        child.value = child.value.replaceAll(/R\$ (?=\d)/g, 'R$\u00A0').replaceAll(beforeUnit, '$1\u00A0')
      }
      if ('children' in child) visit(child)
    }
  }
  visit(root)
}
