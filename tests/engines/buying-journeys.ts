import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Target, Visitor } from './visitor.ts'

const addDialog: Target = { role: 'dialog', name: 'Adicionar ao carrinho' }
const close: Target = { role: 'button', name: 'Fechar' }

/** Journeys from a part to the message that asks for it. In: the visitor, and whether the window is a phone's. */
export function buyingJourneys(visitorOf: () => Visitor, isPhone: boolean): void {
  test('a cable with options is added from the list and asked for on WhatsApp', async () => {
    const visitor = visitorOf()
    // An earlier attempt may have left something in the cart.
    await visitor.visit('/robots.txt')
    await visitor.read('localStorage.clear(); return true', v.boolean())
    await visitor.open('/categoria/cabos-transdutor-pi')
    await visitor.press({ role: 'button', name: 'Selecione as opções' })
    expect((await visitor.see(addDialog)).height).toBeGreaterThan(250)
    if (isPhone) expect(await smallTargets(visitor)).toEqual([])
    expect(await iconsIn(visitor)).toBeGreaterThanOrEqual(3)

    await visitor.press({ role: 'button', name: 'BD', inside: addDialog })
    await visitor.press({ role: 'button', name: 'Aumentar quantidade', isWhole: false, inside: addDialog })
    await visitor.press({ role: 'button', name: 'Adicionar ao carrinho', inside: addDialog })
    const drawer: Target = { role: 'dialog', name: 'Carrinho (2)' }
    const { height } = await visitor.see(drawer)
    expect(height).toBeGreaterThan(700)
    const whatsapp = await visitor.see({ role: 'link', name: 'Enviar por WhatsApp', inside: drawer })
    expect(whatsapp.href).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*EID\d04/)
    await visitor.press({ ...close, inside: drawer })
    await visitor.until('the drawer is closed', async () => (await visitor.glimpse({ role: 'dialog' })) === null)
  })

  test('a product is looked at large, chosen and reviewed', async () => {
    const visitor = visitorOf()
    await visitor.open('/produto/cabo-pi-dixtal')
    await visitor.press({ role: 'button', name: 'Ampliar imagem', isWhole: false })
    const zoom: Target = { role: 'dialog' }
    const enlarged = await visitor.see({ role: 'group', name: 'Imagem ampliável', isWhole: false, inside: zoom })
    expect(enlarged.height).toBeGreaterThan(isPhone ? 250 : 450)
    await visitor.press({ role: 'button', name: 'Aumentar', inside: zoom })
    await visitor.press(close)

    await visitor.press({ role: 'button', name: 'Argon' })
    const quote = await visitor.see({ role: 'link', name: 'WhatsApp', isWhole: false, nth: 1 })
    expect(quote.href).toContain('wa.me')

    await visitor.press({ role: 'link', name: 'Deixe sua avaliação aqui' })
    const review: Target = { role: 'dialog', name: 'Avalie este produto' }
    expect((await visitor.see(review)).height).toBeGreaterThan(400)
    await visitor.press({ role: 'button', name: 'Enviar avaliação', inside: review })
    await visitor.see({ role: 'status', name: 'Por favor, preencha todos os campos obrigatórios.', isWhole: false })
    await visitor.press(close)
  })

  test('a message is refused in sight, mended and sent', async () => {
    const visitor = visitorOf()
    await visitor.open('/contato')
    const send: Target = { role: 'button', name: 'Enviar mensagem' }
    await visitor.press(send)
    const name: Target = { role: 'textbox', name: 'Nome' }
    await visitor.until('the first wrong field has the focus, its label below the header', async () => {
      const { hasFocus, y } = await visitor.see(name)
      return hasFocus && y >= headerHeight + labelHeight && y < 700
    })
    await visitor.keys('Ana Souza')
    await visitor.type({ role: 'textbox', name: 'E-mail' }, 'ana@hospital.example')
    await visitor.type({ role: 'textbox', name: 'Mensagem' }, 'Preciso de cabos para o monitor da UTI.')
    await visitor.choose({ role: 'combobox', name: 'Assunto', isWhole: false }, 'Orçamento')
    await visitor.press(send)
    await visitor.see({ role: 'status', name: 'Mensagem enviada com sucesso!', isWhole: false })
  })
}

const headerHeight = 64
const labelHeight = 20

/** Buttons and links in an open dialog that are too small for a finger; WebKit computes 43.99997 for 44 px. */
function smallTargets(visitor: Visitor): Promise<string[]> {
  return visitor.read(
    `return Array.from(document.querySelectorAll('dialog[open] :is(button, input)'))
      .map((element) => [element.getBoundingClientRect(), element.getAttribute('aria-label') || element.textContent])
      .filter(([{ width, height }]) => Math.min(width, height) < 43.9)
      .map(([{ width, height }, name]) => name + ' ' + width + ' × ' + height)`,
    v.array(v.string()),
  )
}

function iconsIn(visitor: Visitor): Promise<number> {
  return visitor.read(
    `return Array.from(document.querySelectorAll('dialog[open] svg')).filter((icon) => icon.getBoundingClientRect().width > 8).length`,
    v.number(),
  )
}
