import type { Element, ElementContent, Parents, Root } from 'hast'
import { element, elementsOf, textOf } from './render-post-nodes.ts'

/** A figure or a photograph that an article shows. */
export interface PostPicture {
  /** As the author wrote it: `figura:nome`, or a file name in the article's folder. */
  src: string
  alt: string
  /** '' where the author wrote none. */
  caption: string
}

/**
 * Turns a picture alone in its paragraph into a figure with caption: `![alt](figura:nome "legenda")`. Changes the tree;
 * returns all pictures of the article.
 */
export function framePictures(root: Root): PostPicture[] {
  const pictures: PostPicture[] = []
  const visit = (parent: Parents, caption: string) => {
    parent.children = parent.children.map((child) => {
      if (child.type !== 'element') return child
      const alone = child.tagName === 'p' ? onlyPicture(child) : undefined
      if (alone) return framed(alone, pictures)
      if (child.tagName === 'img') pictures.push(pictureOf(child, caption))
      visit(child, child.tagName === 'figure' ? captionOf(child) : caption)
      return child
    })
  }
  visit(root, '')
  return pictures
}

function captionOf(figure: Element): string {
  const caption = [...elementsOf(figure)].find(({ tagName }) => tagName === 'figcaption')
  return caption ? textOf(caption) : ''
}

function onlyPicture({ children }: Element): Element | undefined {
  const filled = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [first] = filled
  return filled.length === 1 && first?.type === 'element' && first.tagName === 'img' ? first : undefined
}

function framed(image: Element, pictures: PostPicture[]): Element {
  const picture = pictureOf(image, '')
  pictures.push(picture)
  delete image.properties.title
  const caption: ElementContent[] =
    picture.caption === '' ? [] : [element('figcaption', {}, [{ type: 'text', value: picture.caption }])]
  return element('figure', {}, [image, ...caption])
}

function pictureOf({ properties: { src, alt, title } }: Element, caption: string): PostPicture {
  return { src: written(src), alt: written(alt), caption: written(title) || caption }
}

function written(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
