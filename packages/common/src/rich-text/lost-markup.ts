/** The addresses a link of a rich text may lead to: those that the server keeps, the editor takes and a reader can press. */
export const linkForm = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/** Markup a rich text may have beside its words and that its cleaning may drop, as its author is told of it. */
export const traitWords = {
  picture: '图片',
  table: '表格（只留下文字）',
  link: '网址不以 http(s):// 开头的链接',
  media: '音频、视频和内嵌页面',
  control: '输入框和按钮',
  code: '代码块',
  raised: '上标和下标',
  alignment: '居中等对齐方式',
  look: '颜色、字体和字号',
} as const;
export type Trait = keyof typeof traitWords;

/** All of them, in the order in which they are told. */
export const traits = Object.keys(traitWords).filter((name): name is Trait => name in traitWords);

/** An element, whoever has parsed it: the browser, or the cleaner of the server. */
export interface MarkupElement {
  tag: string;
  attributes: Readonly<Record<string, string | undefined>>;
}

const tagTraits: Readonly<Record<string, Trait>> = {
  table: 'table',
  ...ofTags('audio video iframe embed object', 'media'),
  ...ofTags('input select textarea button', 'control'),
  pre: 'code',
  ...ofTags('sub sup', 'raised'),
  center: 'alignment',
  font: 'look',
};

function ofTags(tags: string, trait: Trait): Record<string, Trait> {
  return Object.fromEntries(tags.split(' ').map((tag) => [tag, trait]));
}

const centred = /(?:^|;)\s*text-align\s*:\s*(?:-\w+-)?(?:center|right|end|justify)/i;
const coloured = /(?:^|;)\s*(?:color|background|background-color|font|font-family|font-size)\s*:/i;

function traitsOf({ tag, attributes }: MarkupElement): Trait[] {
  const { src, href, style = '', align = '' } = attributes;
  const known = tagTraits[tag];
  const all: (Trait | false | undefined)[] = [
    known,
    tag === 'img' && Boolean(src) && 'picture',
    // A place within the text is no loss.
    tag === 'a' && Boolean(href) && !href?.startsWith('#') && 'link',
    (centred.test(style) || /^(?:center|right|justify)$/i.test(align)) && 'alignment',
    coloured.test(style) && 'look',
  ];
  return all.filter((trait) => trait !== false && trait !== undefined);
}

/** Returns what a text has less of after its cleaning than before, each once, in the order of `traits`. */
export function lostTraits(
  before: Iterable<MarkupElement>,
  after: Iterable<MarkupElement>,
): Trait[] {
  const [had, has] = [countsOf(before), countsOf(after)];
  return traits.filter((trait) => (has.get(trait) ?? 0) < (had.get(trait) ?? 0));
}

function countsOf(elements: Iterable<MarkupElement>): Map<Trait, number> {
  const counts = new Map<Trait, number>();
  for (const element of elements) {
    for (const trait of new Set(traitsOf(element))) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  }
  return counts;
}

/** Says what was not taken over. */
export const lossWords = (lost: readonly Trait[]): string =>
  `以下内容没有保留：${lost.map((trait) => traitWords[trait]).join('、')}`;
