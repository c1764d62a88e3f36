/** What a connector is for; the contacts of a connector for air or gases are called ways. */
export const connectorKindLabel = {
  eletrico: 'Elétrico',
  ar: 'Ar e gases',
  paciente: 'Eletrodo e paciente',
  fixacao: 'Rosca e fixação',
} as const

export const plugFormLabel = {
  redondo: 'Redondo',
  'tipo-d': 'Em D',
  retangular: 'Retangular',
  pinos: 'Plugue ou pinos',
  ar: 'Luer, cone ou tubo',
} as const
export type PlugForm = keyof typeof plugFormLabel

export type ShapeFacts = { kind: keyof typeof connectorKindLabel; form: PlugForm; label: string; lock?: string }

export const connectorShapes = {
  redondo: { kind: 'eletrico', form: 'redondo', label: 'Redondo' },
  'redondo-chaveta': { kind: 'eletrico', form: 'redondo', label: 'Redondo com chaveta' },
  'redondo-baioneta': {
    kind: 'eletrico',
    form: 'redondo',
    label: 'Redondo com trava baioneta',
    lock: 'trava baioneta',
  },
  lemo: { kind: 'eletrico', form: 'redondo', label: 'Redondo push-pull', lock: 'trava push-pull' },
  'mini-din': { kind: 'eletrico', form: 'redondo', label: 'Mini-DIN' },
  'tipo-d': { kind: 'eletrico', form: 'tipo-d', label: 'Tipo D' },
  retangular: { kind: 'eletrico', form: 'retangular', label: 'Retangular' },
  'retangular-trava': { kind: 'eletrico', form: 'retangular', label: 'Retangular com travas', lock: 'travas laterais' },
  hexagonal: { kind: 'eletrico', form: 'redondo', label: 'Hexagonal' },
  modular: { kind: 'eletrico', form: 'retangular', label: 'Modular (telefone)' },
  p10: { kind: 'eletrico', form: 'pinos', label: 'Plugue P10 (6,35 mm)' },
  p2: { kind: 'eletrico', form: 'pinos', label: 'Plugue P2 (3,5 mm)' },
  'jaque-colar': { kind: 'eletrico', form: 'pinos', label: 'Jaque com colar' },
  flat: { kind: 'eletrico', form: 'retangular', label: 'Cabo flat' },
  molex: { kind: 'eletrico', form: 'retangular', label: 'Alojamento com contatos crimpados' },
  bloco: { kind: 'eletrico', form: 'retangular', label: 'Bloco de encaixe' },
  usb: { kind: 'eletrico', form: 'retangular', label: 'USB' },
  contatos: { kind: 'eletrico', form: 'retangular', label: 'Contatos planos' },
  'contatos-redondos': { kind: 'eletrico', form: 'redondo', label: 'Contatos em peça redonda' },
  lamina: { kind: 'eletrico', form: 'retangular', label: 'Lâmina (Faston)' },
  bipino: { kind: 'eletrico', form: 'pinos', label: 'Dois pinos (bipino)' },
  tomada: { kind: 'eletrico', form: 'pinos', label: 'Tomada de força' },
  banana: { kind: 'paciente', form: 'pinos', label: 'Banana' },
  snap: { kind: 'paciente', form: 'redondo', label: 'Pressão (snap)' },
  garra: { kind: 'paciente', form: 'retangular', label: 'Garra (grabber)' },
  jacare: { kind: 'paciente', form: 'retangular', label: 'Jacaré' },
  pinch: { kind: 'paciente', form: 'retangular', label: 'Pinça de agulha (Neopinch)' },
  'din-seguranca': { kind: 'paciente', form: 'pinos', label: 'Pino de segurança 1,5 mm' },
  luer: { kind: 'ar', form: 'ar', label: 'Luer' },
  'luer-lock': { kind: 'ar', form: 'ar', label: 'Luer lock', lock: 'rosca luer lock' },
  baioneta: { kind: 'ar', form: 'ar', label: 'Baioneta', lock: 'engate baioneta' },
  'engate-botao': { kind: 'ar', form: 'ar', label: 'Engate com botão', lock: 'engate com botão' },
  'engate-anel': { kind: 'ar', form: 'ar', label: 'Engate com anel', lock: 'engate com anel' },
  'rosca-ar': { kind: 'ar', form: 'ar', label: 'Rosca (ar)', lock: 'engate de rosca' },
  'encaixe-liso': { kind: 'ar', form: 'ar', label: 'Encaixe liso, por pressão' },
  'plugue-ar': { kind: 'ar', form: 'ar', label: 'Plugue de ar' },
  flexiport: { kind: 'ar', form: 'ar', label: 'FlexiPort' },
  'duplo-retangular': { kind: 'ar', form: 'ar', label: 'Duplo retangular' },
  'duplo-clique': { kind: 'ar', form: 'ar', label: 'Duplo de clique', lock: 'engate de clique' },
  espiga: { kind: 'ar', form: 'ar', label: 'Espiga' },
  'tubo-livre': { kind: 'ar', form: 'ar', label: 'Tubo livre' },
  cone: { kind: 'ar', form: 'ar', label: 'Cone respiratório' },
  'engate-amostra': { kind: 'ar', form: 'ar', label: 'Engate de amostra de gás' },
  rosca: { kind: 'fixacao', form: 'redondo', label: 'Rosca' },
  encaixe: { kind: 'fixacao', form: 'redondo', label: 'Encaixe mecânico' },
} as const satisfies Record<string, ShapeFacts>
export type ConnectorShape = keyof typeof connectorShapes

export const connectorGenderLabel = {
  macho: 'macho',
  femea: 'fêmea',
  coaxial: 'macho por fora, fêmea por dentro',
  neutro: 'sem macho e fêmea',
} as const
