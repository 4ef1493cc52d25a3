import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP archive. `claimed`: the unpacked size that each entry says, if not the real one. */
export function zipOf(files: Readonly<Record<string, string>>, claimed?: number): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimed ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

const HEADS = {
  manifest: 'propertyName,value',
  orgs: 'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
  classes: 'sourcedId,status,dateLastModified,title,classType,schoolSourcedId',
  users:
    'sourcedId,status,dateLastModified,enabledUser,username,givenName,familyName,email,metadata.helpLanguage',
  enrollments:
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role',
  demographics: 'sourcedId,status,dateLastModified,birthDate,sex',
};

/** A child of a OneRoster archive. */
export type RosterChild = {
  id: string;
  name: string;
  classId: string;
  born?: string;
  language?: string;
};

/** The files of a OneRoster 1.2 archive with whole lists, its children in lines 2, 3 and so on of users.csv. */
export function oneRosterFiles(
  children: readonly RosterChild[],
  classes: Readonly<Record<string, string>>,
): Record<string, string> {
  const parts = ['orgs', 'users', 'classes', 'enrollments', 'demographics'];
  const lines = {
    manifest: [
      'manifest.version,1.0',
      'oneroster.version,1.2',
      ...parts.map(p => `file.${p},bulk`),
    ],
    orgs: ['s1,,,Colegio,school,,'],
    classes: Object.entries(classes).map(([id, name]) => `${id},,,${name},homeroom,s1`),
    users: children.map(
      ({ id, name, language = '' }) => `${id},,,true,u${id},${name},García,x@y.example,${language}`,
    ),
    enrollments: children.map(({ id, classId }) => `e${id},,,${classId},s1,${id},student`),
    demographics: children.map(({ id, born = '2016-03-14' }) => `${id},,,${born},`),
  };
  return Object.fromEntries(
    Object.entries(lines).map(([part, rows]) => [
      `${part}.csv`,
      [HEADS[part as keyof typeof HEADS], ...rows, ''].join('\n'),
    ]),
  );
}
