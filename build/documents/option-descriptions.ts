import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The JSDoc comment of an option. */
export type Description = {
  readonly text: string;
  /** `@format`: the kind of text that the option takes, such as "address". */
  readonly format?: string;
  /** `@default`: a default that the table of options does not contain. */
  readonly fallback?: string;
};

/**
 * Returns the JSDoc comments of the properties of a constant, an interface or a type, keyed by the property's name.
 * @throws Error if there is no such declaration, or if a property has no comment
 */
export function describedProperties(
  path: string,
  declaration: string,
  text = readFileSync(path, 'utf8'),
): Map<string, Description> {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const properties = source.statements.map((statement) => propertiesOf(statement, declaration)).find(Boolean);
  if (!properties) throw new Error(`${path} has no ${declaration}.`);
  return new Map(
    properties.map((property) => {
      const name = property.name?.getText() ?? '';
      const description = descriptionOf(property);
      if (!description) throw new Error(`${path}: the option ${name} of ${declaration} has no description.`);
      return [name, description];
    }),
  );
}

function propertiesOf(statement: ts.Statement, declaration: string) {
  if (ts.isInterfaceDeclaration(statement) && statement.name.text === declaration) return statement.members;
  if (ts.isTypeAliasDeclaration(statement) && statement.name.text === declaration)
    return ts.isTypeLiteralNode(statement.type) ? statement.type.members : undefined;
  if (!ts.isVariableStatement(statement)) return;
  const variable = statement.declarationList.declarations.find(({ name }) => name.getText() === declaration);
  // Unwraps `{ … } as const`.
  const value =
    variable?.initializer && ts.isAsExpression(variable.initializer)
      ? variable.initializer.expression
      : variable?.initializer;
  return value && ts.isObjectLiteralExpression(value) ? value.properties : undefined;
}

function descriptionOf(property: ts.Node): Description | undefined {
  const comment = ts.getJSDocCommentsAndTags(property).filter(ts.isJSDoc).at(-1);
  const text = inOneLine(comment?.comment);
  if (!text) return;
  const tagOf = (name: string) =>
    inOneLine(comment?.tags?.find(({ tagName }) => tagName.text === name)?.comment);
  const [format, fallback] = [tagOf('format'), tagOf('default')];
  return { text, ...(format && { format }), ...(fallback && { fallback }) };
}

const inOneLine = (comment: ts.JSDoc['comment']) =>
  ts.getTextOfJSDocComment(comment)?.replace(/\s+/g, ' ').trim();
