const link = /!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g;
const emphasis = /\*\*|__|(?<![\p{L}\d*])\*(?=\S)|(?<=\S)\*(?![\p{L}\d*])|`|~~/gu;
const address = /\bhttps?:\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.\w+/gi;
/** A domain without a scheme: savet.bg, instagram.com/name. */
const domain = /(?<![\p{L}\d@])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|bg|eu|net|org|io|app|co)\b\S*/giu;

/** The text of Markdown as it is read: without marks of emphasis, code and links. */
export function plainText(markdown: string): string {
  return markdown.replace(link, '$1').replace(emphasis, '');
}

/** Without addresses of the web and of email. */
export function withoutAddresses(text: string): string {
  return text.replace(address, ' ').replace(domain, ' ');
}
