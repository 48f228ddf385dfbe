import type { TSSignature, TSType, TSTypeName } from 'oxc-parser';
import type { Declarations, Declared } from './declarations.ts';

export type Schema = Record<string, unknown>;

/** Keeps the schemas small. */
export interface SchemaLimits {
  /** False for an object that never occurs: any value of its type is refused. */
  isKnown(declared: Declared): boolean;
  /** False for the name of an optional field that never occurs: it would be refused. */
  isUsed(field: string): boolean;
}

/** Makes JSON schemas from type declarations. Unknown fields and unknown enum values don't conform. */
export class Schemas {
  /** Definitions by key; references point here. */
  readonly definitions: Record<string, Schema> = {};
  readonly #declarations: Declarations;

  readonly #limits: SchemaLimits;

  constructor(declarations: Declarations, limits: SchemaLimits) {
    this.#declarations = declarations;
    this.#limits = limits;
  }

  /** A reference to the schema of a type, which is added with all types that it needs. */
  refer(declared: Declared): Schema {
    const { key, node } = declared;
    if (!Object.hasOwn(this.definitions, key)) {
      this.definitions[key] = {};
      this.definitions[key] =
        node.type === 'TSTypeAliasDeclaration'
          ? this.#toSchema(node.typeAnnotation, declared)
          : this.#objectSchema(this.#members(declared));
    }
    return { $ref: `#/definitions/${pointer(key)}` };
  }

  /** The members of an interface with those that it inherits; its own come last and win. */
  #members(declared: Declared): { signature: TSSignature; at: Declared }[] {
    const { node } = declared;
    if (node.type !== 'TSInterfaceDeclaration') throw new Error(`${declared.key} has no members`);
    const inherited = node.extends.flatMap(({ expression }) =>
      this.#members(this.#resolve(expressionName(expression), declared)),
    );
    return [...inherited, ...node.body.body.map((signature) => ({ signature, at: declared }))];
  }

  #objectSchema(members: readonly { signature: TSSignature; at: Declared }[]): Schema {
    const properties: Record<string, Schema> = {};
    const required = new Set<string>();
    let additionalProperties: Schema | false = false;
    for (const { signature, at } of members) {
      if (signature.type === 'TSIndexSignature') {
        additionalProperties = this.#toSchema(signature.typeAnnotation.typeAnnotation, at);
        continue;
      }
      if (signature.type !== 'TSPropertySignature' || !signature.typeAnnotation) continue;
      const { key, optional, typeAnnotation } = signature;
      const name = key.type === 'Identifier' ? key.name : String('value' in key ? key.value : '');
      if (optional && !this.#limits.isUsed(name)) continue;
      properties[name] = this.#toSchema(typeAnnotation.typeAnnotation, at);
      if (optional) required.delete(name);
      else required.add(name);
    }
    return { type: 'object', properties, required: [...required], additionalProperties };
  }

  #toSchema(type: TSType, at: Declared): Schema {
    switch (type.type) {
      case 'TSStringKeyword':
        return { type: 'string' };
      case 'TSNumberKeyword':
        return { type: 'number' };
      case 'TSBooleanKeyword':
        return { type: 'boolean' };
      case 'TSNullKeyword':
        return { type: 'null' };
      case 'TSAnyKeyword':
      case 'TSUnknownKeyword':
        return {};
      case 'TSVoidKeyword':
      case 'TSUndefinedKeyword':
      case 'TSNeverKeyword':
        return { not: {} };
      case 'TSLiteralType':
        return { const: 'value' in type.literal ? type.literal.value : undefined };
      case 'TSArrayType':
        return { type: 'array', items: this.#toSchema(type.elementType, at) };
      case 'TSTypeLiteral':
        return this.#objectSchema(type.members.map((signature) => ({ signature, at })));
      case 'TSUnionType':
        return this.#unionSchema(type.types, at);
      case 'TSTypeReference':
        return this.#referenceSchema(
          dottedName(type.typeName),
          type.typeArguments?.params ?? [],
          at,
        );
      default:
        throw new Error(`${at.key}: no schema for ${type.type}`);
    }
  }

  /** Literals of a union are a closed list: the SDK adds `OtherString` for values of later versions. */
  #unionSchema(types: readonly TSType[], at: Declared): Schema {
    const named = types.filter((type) => !isReferenceTo(type, 'OtherString'));
    const objects = named.flatMap((type) => this.#objectsOf(type, at) ?? []);
    const schemas = named
      .filter((type) => this.#objectsOf(type, at) === undefined)
      .map((type) => this.#toSchema(type, at));
    const literals = schemas.flatMap((schema) => ('const' in schema ? [schema['const']] : []));
    const others = schemas.filter((schema) => !('const' in schema));
    const values = [...(literals.length > 0 ? [{ enum: literals }] : []), ...others];
    const rest: Schema = values.length === 1 && values[0] ? values[0] : { anyOf: values };
    if (objects.length === 0) return rest;
    return {
      if: { type: 'object' },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: this.#oneOfObjects(objects),
      else: values.length === 0 ? { not: {} } : rest,
    };
  }

  /** The interfaces that a type refers to; undefined if it is anything else. */
  #objectsOf(type: TSType, at: Declared): Declared[] | undefined {
    if (type.type !== 'TSTypeReference' || type.typeArguments) return undefined;
    const name = dottedName(type.typeName);
    if (name === 'Decimal' || name === 'OtherString') return undefined;
    const declared = this.#resolve(name, at);
    const { node } = declared;
    if (node.type === 'TSInterfaceDeclaration') return [declared];
    const { typeAnnotation: alias } = node;
    if (alias.type !== 'TSUnionType') return this.#objectsOf(alias, declared);
    const parts = alias.types.map((part) => this.#objectsOf(part, declared));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }

  /** Chooses by the fields `object` and `deleted`, so that the errors are those of the chosen type. */
  #oneOfObjects(objects: readonly Declared[]): Schema {
    const known = objects.filter((declared) => this.#limits.isKnown(declared));
    const [only, ...more] = known;
    if (!only) return { not: {} };
    if (more.length === 0) return this.refer(only);
    const kinds = known.map((declared) => literalFields(declared));
    if (kinds.some((kind) => !kind.has('object'))) {
      return { anyOf: known.map((declared) => this.refer(declared)) };
    }
    // A deleted object first: it has the `object` of the other one.
    const order = known.toSorted((one, other) => Number(isDeleted(other)) - Number(isDeleted(one)));
    return order.reduceRight<Schema>(
      (otherwise, declared) => {
        const fields = ['object', ...(isDeleted(declared) ? ['deleted'] : [])];
        const literals = literalFields(declared);
        const properties = Object.fromEntries(
          fields.map((field) => [field, { const: literals.get(field) }]),
        );
        return {
          if: { properties, required: fields },
          // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
          then: this.refer(declared),
          else: otherwise,
        };
      },
      { not: {} },
    );
  }

  #referenceSchema(name: string, args: readonly TSType[], at: Declared): Schema {
    const [first] = args;
    if (name === 'Array' && first) return { type: 'array', items: this.#toSchema(first, at) };
    if (name === 'ApiList' && first) return listSchema(this.#toSchema(first, at));
    if (name === 'Partial' && first) return this.#partialSchema(first, at);
    // Sent as a string; the SDK makes a Decimal of it.
    if (name === 'Decimal' || name === 'OtherString') return { type: 'string' };
    return this.refer(this.#resolve(name, at));
  }

  #partialSchema(type: TSType, at: Declared): Schema {
    const [declared] = this.#objectsOf(type, at) ?? [];
    if (!declared) throw new Error(`${at.key}: Partial of what is no interface`);
    return { ...this.#objectSchema(this.#members(declared)), required: [] };
  }

  #resolve(name: string, at: Declared): Declared {
    const namespaces = at.key.slice(at.key.indexOf('#') + 1).split('.');
    const found = this.#declarations.resolve(at.file, namespaces, name);
    if (!found) throw new Error(`${at.key} uses ${name}, which is not declared`);
    return found;
  }
}

function listSchema(items: Schema): Schema {
  return {
    type: 'object',
    properties: {
      object: { const: 'list' },
      data: { type: 'array', items },
      has_more: { type: 'boolean' },
      url: { type: 'string' },
      total_count: { type: 'number' },
    },
    required: ['object', 'data', 'has_more', 'url'],
    additionalProperties: false,
  };
}

/** Fields of an interface whose type is one literal, such as `object`. */
export function literalFields({ node }: Declared): Map<string, unknown> {
  const literals = new Map<string, unknown>();
  for (const member of node.type === 'TSInterfaceDeclaration' ? node.body.body : []) {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue;
    const type = member.typeAnnotation?.typeAnnotation;
    if (type?.type === 'TSLiteralType' && 'value' in type.literal) {
      literals.set(member.key.name, type.literal.value);
    }
  }
  return literals;
}

function isDeleted(declared: Declared): boolean {
  return literalFields(declared).get('deleted') === true;
}

function isReferenceTo(type: TSType, name: string): boolean {
  return type.type === 'TSTypeReference' && dottedName(type.typeName) === name;
}

function dottedName(name: TSTypeName): string {
  if (name.type === 'Identifier') return name.name;
  if (name.type === 'TSQualifiedName') return `${dottedName(name.left)}.${name.right.name}`;
  throw new Error('a type name without a name');
}

function expressionName(expression: unknown): string {
  const node = expression as { type: string; name: string; object: unknown; property: unknown };
  if (node.type === 'Identifier') return node.name;
  return `${expressionName(node.object)}.${expressionName(node.property)}`;
}

/** Escapes a key for a JSON pointer in a URI fragment. */
function pointer(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
