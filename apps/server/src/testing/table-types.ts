import path from 'node:path';
import ts from 'typescript';

/** A column as the query builder sees it. */
export type ColumnShape = {
  /** Name of a class or primitive; `object` for JSON. */
  readonly type: string;
  readonly nullable: boolean;
  /** Whether an insert may omit it. */
  readonly optional: boolean;
};

/** Columns by `table.column`. */
export type Columns = Readonly<Record<string, ColumnShape>>;

/** Reads the interface `Tables` of a file with the type checker. */
export function readTableTypes(file: string): Columns {
  const program = ts.createProgram([file], readOptions(path.dirname(file)));
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const declaration = source?.statements.find(
    statement => ts.isInterfaceDeclaration(statement) && statement.name.text === 'Tables',
  );
  if (!declaration) throw new Error(`${file} declares no interface Tables`);
  const columns: Record<string, ColumnShape> = {};
  for (const table of checker.getTypeAtLocation(declaration).getProperties()) {
    for (const column of checker.getTypeOfSymbol(table).getProperties()) {
      const type = checker.getTypeOfSymbol(column);
      columns[`${table.name}.${column.name}`] = shapeOf(checker, type);
    }
  }
  return columns;
}

function readOptions(folder: string): ts.CompilerOptions {
  const config = ts.findConfigFile(folder, ts.sys.fileExists);
  if (!config) throw new Error(`no tsconfig.json above ${folder}`);
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(json, ts.sys, path.dirname(config)).options;
}

/** `ColumnType` has the types of reading and inserting as properties; other types are both. */
function shapeOf(checker: ts.TypeChecker, column: ts.Type): ColumnShape {
  const part = (name: string): ts.Type => {
    const property = column.getProperty(name);
    return property ? checker.getTypeOfSymbol(property) : column;
  };
  const selected = part('__select__');
  const inserted = part('__insert__');
  return {
    type: nameOf(checker, selected),
    nullable: members(selected).some(({ flags }) => flags & ts.TypeFlags.Null),
    optional: members(inserted).some(({ flags }) => flags & ts.TypeFlags.Undefined),
  };
}

const members = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

function nameOf(checker: ts.TypeChecker, type: ts.Type): string {
  const present = members(type).filter(({ flags }) => !(flags & ts.TypeFlags.Null));
  const names = present.map(member => {
    if (member.flags & ts.TypeFlags.StringLike) return 'string';
    if (member.flags & ts.TypeFlags.NumberLike) return 'number';
    if (member.flags & ts.TypeFlags.BooleanLike) return 'boolean';
    if (checker.typeToString(member) === 'string[]') return 'string[]';
    const name = member.symbol.name;
    return name === 'Date' || name === 'Buffer' ? name : 'object';
  });
  return [...new Set(names)].join(' | ');
}
