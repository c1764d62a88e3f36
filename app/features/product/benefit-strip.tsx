const benefits = [
  { title: 'Parcelamento', text: 'Em até 12x sem juros' },
  { title: 'Envio Rápido', text: 'Entrega em 24-48h' },
  { title: 'Retirada', text: 'Retire em nossa loja' },
  { title: 'Certificações', text: 'ANVISA, CE, FDA' },
] as const

/** The four standing benefits (spec §2 'Benefit strip'). */
export function BenefitStrip() {
  return (
    <ul className="grid grid-cols-2 gap-x-6 border-y border-rule text-small lg:grid-cols-4">
      {benefits.map(({ title, text }) => (
        <li key={title} className="py-3">
          <span className="font-semibold">{title}</span>
          <span className="sr-only"> – </span>
          <span className="block text-muted">{text}</span>
        </li>
      ))}
    </ul>
  )
}
