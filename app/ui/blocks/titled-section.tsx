import { useId, type ComponentProps, type ReactNode } from 'react'

interface TitledSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode
  level?: 'h2' | 'h3'
  headingClass?: string
}

/** A part of a page under its heading, by which screen readers name it. */
export function TitledSection({
  title,
  level: Heading = 'h2',
  headingClass = 'text-title',
  children,
  ...rest
}: TitledSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...rest}>
      <Heading id={id} className={headingClass}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
