import type { ColourName } from './colours.ts'

/** The Portuguese name of each colour, by its use. */
export const colourNames = {
  paper: 'Fundo da página',
  sheet: 'Fundo dos quadros',
  tint: 'Fundo de destaque',
  rule: 'Linhas',
  'rule-strong': 'Contorno dos campos',
  ink: 'Texto',
  muted: 'Texto discreto',
  petrol: 'Cor da empresa',
  'petrol-deep': 'Cor da empresa, escura',
  'on-petrol': 'Texto sobre a cor da empresa',
  signal: 'Aviso',
  'signal-tint': 'Fundo de aviso',
  whatsapp: 'WhatsApp',
  'whatsapp-deep': 'WhatsApp, escura',
  'on-whatsapp': 'Texto sobre a do WhatsApp',
  focus: 'Contorno do que está em foco',
} as const satisfies Record<ColourName, string>
