import { withClient } from '#platform/database/client.ts';

/** Objects from this number on are made by statements; those below it come with every database. */
const made = 16_384;

/** Says of each kind of object what `pg_dump -s` would write of it, one line an object. */
const described = [
  `select 'schema ' || nspname || ' ' || row(nspacl)::text from pg_namespace
   where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  `select 'relation ' || oid::regclass || ' ' || row(relkind, relpersistence, relrowsecurity, relforcerowsecurity,
     relreplident, reloptions, relacl, case when relkind = 'v' then pg_get_viewdef(oid) end)::text
   from relation where relkind <> 'i'`,
  `select 'column ' || attrelid::regclass || ' ' || row(
     row_number() over (partition by attrelid order by attnum), attname, format_type(atttypid, atttypmod), attnotnull,
     attidentity, attgenerated, attcollation::regcollation, attstorage, attcompression, attstattarget, attacl,
     pg_get_expr(adbin, adrelid))::text
   from relation join pg_attribute on attrelid = relation.oid
   left join pg_attrdef on adrelid = attrelid and adnum = attnum
   where relkind <> 'S' and attnum > 0 and not attisdropped`,
  `select 'sequence ' || seqrelid::regclass || ' ' || row(seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin,
     seqcache, seqcycle)::text from pg_sequence`,
  `select 'index ' || pg_get_indexdef(indexrelid) || ' ' || row(indisvalid, indisclustered, indisreplident)::text
   from relation join pg_index on indexrelid = oid`,
  `select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' ||
     row(convalidated)::text from pg_constraint where oid >= ${made}`,
  `select 'trigger ' || pg_get_triggerdef(oid) || ' ' || row(tgenabled)::text from pg_trigger where not tgisinternal`,
  `select 'function ' || pg_get_functiondef(oid) || ' ' || row(proacl)::text from pg_proc
   where oid >= ${made} and prokind <> 'a'`,
  `select 'rule ' || pg_get_ruledef(oid) from pg_rewrite where oid >= ${made} and rulename <> '_RETURN'`,
  `select 'comment ' || pg_describe_object(classoid, objoid, objsubid) || ' ' || description from pg_description
   where objoid >= ${made}`,
];

/** Objects of kinds that no line above describes. */
const unknown = `
  select distinct pg_describe_object(classid, objid, 0) as name from pg_depend
  left join pg_class on classid = 'pg_class'::regclass and pg_class.oid = objid
  left join pg_type on classid = 'pg_type'::regclass and pg_type.oid = objid
  left join pg_proc on classid = 'pg_proc'::regclass and pg_proc.oid = objid
  where objid >= ${made} and (
    classid::regclass::text not in
      ('pg_attrdef', 'pg_class', 'pg_constraint', 'pg_proc', 'pg_rewrite', 'pg_trigger', 'pg_type')
    or relkind not in ('r', 'v', 'S', 'i', 't') or typtype not in ('b', 'c') or prokind = 'a')`;

/**
 * Describes the schema of a database by the catalog, as sorted lines; those of two databases are the same when what
 * `pg_dump -s` writes of them is. `pg_dump` itself is not asked, since it does not come with the database (decision 7).
 * @throws for an object of a kind that it cannot describe
 */
export const describeSchema = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows: others } = await client.query<{ name: string }>(unknown);
    const [other] = others;
    if (other) throw new Error(`No line of a schema describes ${other.name} yet.`);
    const { rows } = await client.query<{ line: string }>(`
      with relation as (
        select * from pg_class
        where oid >= ${made} and relkind <> 't' and relnamespace <> 'pg_toast'::regnamespace
      )
      select line from (${described.join(' union all ')}) as lines (line)`);
    return rows.map(({ line }) => line).toSorted();
  });
