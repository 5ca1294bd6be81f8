import type { encodingNames } from '@/content/words/studio/encodings';

export type Encoding = keyof typeof encodingNames;

/** A language, the letters that it has besides English ones, and the encodings that it's saved in. */
interface Alphabet {
  languages: readonly string[];
  letters: string;
  encodings: readonly Encoding[];
}

const western: readonly Encoding[] = ['windows-1252', 'macintosh'];
const central: readonly Encoding[] = ['windows-1250', 'iso-8859-2'];
const cyrillic: readonly Encoding[] = ['windows-1251', 'koi8-r', 'x-mac-cyrillic', 'ibm866'];

/** The more widespread first. */
export const alphabets: readonly Alphabet[] = [
  { languages: ['en'], letters: 'éñïçöü', encodings: western },
  { languages: ['de'], letters: 'äöüßé', encodings: western },
  { languages: ['fr'], letters: 'àâæçéèêëîïôœùûü', encodings: western },
  { languages: ['es'], letters: 'áéíñóúüªº¡¿', encodings: western },
  { languages: ['pt', 'gl'], letters: 'áâãàçéêíóôõúüªº', encodings: western },
  { languages: ['it'], letters: 'àèéìîòóù', encodings: western },
  { languages: ['ca'], letters: 'àçéèíïóòúü·', encodings: western },
  { languages: ['nl'], letters: 'áéëèïíóöúü', encodings: western },
  { languages: ['sv', 'fi', 'da', 'nb', 'no'], letters: 'åäöæøéü', encodings: western },
  { languages: ['pl'], letters: 'ąćęłńóśźż', encodings: central },
  { languages: ['tr', 'az'], letters: 'çğıİöşüâîû', encodings: ['windows-1254'] },
  { languages: ['cs'], letters: 'áčďéěíňóřšťúůýž', encodings: central },
  { languages: ['sk'], letters: 'áäčďéíĺľňóôŕšťúýž', encodings: central },
  { languages: ['hu'], letters: 'áéíóöőúüű', encodings: central },
  { languages: ['hr', 'sl', 'bs'], letters: 'čćđšž', encodings: central },
  { languages: ['ro'], letters: 'ăâîşţ', encodings: central },
  { languages: ['sq'], letters: 'çë', encodings: central },
  { languages: ['ru'], letters: 'абвгдежзийклмнопрстуфхцчшщъыьэюяё', encodings: cyrillic },
  { languages: ['bg'], letters: 'абвгдежзийклмнопрстуфхцчшщъьюяѝ', encodings: cyrillic },
  {
    languages: ['uk'],
    letters: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
    encodings: ['windows-1251', 'koi8-u', 'x-mac-cyrillic'],
  },
  { languages: ['be'], letters: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя', encodings: ['windows-1251'] },
  {
    languages: ['sr', 'mk'],
    letters: 'абвгдђѓежзѕијклљмнњопрстћќуфхцчџш',
    encodings: ['windows-1251'],
  },
  {
    languages: ['el'],
    letters: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
    encodings: ['windows-1253'],
  },
  { languages: ['he'], letters: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת', encodings: ['windows-1255'] },
  {
    languages: ['ar', 'fa', 'ur'],
    letters:
      'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگکی\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652،؛؟ـ',
    encodings: ['windows-1256'],
  },
  { languages: ['et'], letters: 'äõöüšž', encodings: ['windows-1257'] },
  { languages: ['lv'], letters: 'āčēģīķļņšūž', encodings: ['windows-1257'] },
  { languages: ['lt'], letters: 'ąčęėįšųūž', encodings: ['windows-1257'] },
  {
    languages: ['vi'],
    letters: 'àáâãèéêìíòóôõùúýăđơư\u0300\u0301\u0303\u0309\u0323',
    encodings: ['windows-1258'],
  },
  {
    languages: ['th'],
    letters:
      'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะ\u0e31าำ\u0e34\u0e35\u0e36\u0e37\u0e38\u0e39\u0e3aเแโใไๅๆ\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e4d',
    encodings: ['windows-874'],
  },
  { languages: ['is'], letters: 'áðéíóúýþæö', encodings: ['windows-1252'] },
];

/** Signs that a text in any language may have. */
export const commonSigns = new Set('\u00a0’‘“”„«»–—…•€£©®™°§×½¼¾№');

/** The pairs of bytes that most characters of a language have, where a character has two. */
export const commonPairs: readonly {
  languages: readonly string[];
  encoding: Encoding;
  pair: RegExp;
}[] = [
  // Kana and the first level of JIS; the same in the other order of bytes.
  { languages: ['ja'], encoding: 'shift_jis', pair: /[\x81-\x83\x88-\x97][\x40-\xfc]/g },
  { languages: ['ko'], encoding: 'euc-kr', pair: /[\xa1-\xa3\xb0-\xc8][\xa1-\xfe]/g },
  { languages: ['ja'], encoding: 'euc-jp', pair: /[\xa1-\xa5\xb0-\xcf][\xa1-\xfe]/g },
  {
    languages: ['zh', 'zh-CN', 'zh-SG'],
    encoding: 'gb18030',
    pair: /[\xa1-\xa3\xb0-\xd7][\xa1-\xfe]/g,
  },
  { languages: ['zh-TW', 'zh-HK'], encoding: 'big5', pair: /[\xa1-\xc6][\x40-\x7e\xa1-\xfe]/g },
];
