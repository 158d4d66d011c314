"""Verifies files of evidence by the steps of docs/evidence.md, and is written from that page alone.

python3 verify.py KEYS FILE...   prints a line for each file: valid, or the code by which it is refused.
"""

import datetime
import hashlib
import json
import re
import sys


class Refused(Exception):
    pass


def need(holds, code):
    if not holds:
        raise Refused(code)


# Hashes


def sha256(data):
    return hashlib.sha256(data).digest()


def no_surrogate(text):
    if any(0xD800 <= ord(letter) <= 0xDFFF for letter in text):
        raise ValueError(text)
    return text


SHORT = {8: "\\b", 9: "\\t", 10: "\\n", 12: "\\f", 13: "\\r", 34: '\\"', 92: "\\\\"}


def canon(value, depth=0):
    if value is None or value is True or value is False:
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int) and abs(value) < 2**53:
        return str(value)
    if isinstance(value, str):
        spelled = (
            SHORT.get(ord(letter)) or ("\\u%04x" % ord(letter) if ord(letter) < 32 else letter)
            for letter in no_surrogate(value)
        )
        return '"' + "".join(spelled) + '"'
    if depth == 32:
        raise ValueError("too deep")
    if isinstance(value, list):
        return "[" + ",".join(canon(one, depth + 1) for one in value) + "]"
    if not isinstance(value, dict):
        raise ValueError(value)
    for name in value:
        if not re.fullmatch("[A-Za-z][A-Za-z0-9_]{0,39}", name):
            raise ValueError(name)
    members = (f'"{name}":{canon(value[name], depth + 1)}' for name in sorted(value))
    return "{" + ",".join(members) + "}"


def parse(line):
    text = line.decode("utf-8")
    value = json.loads(text)
    if canon(value) != text:
        raise ValueError("not canonical")
    return value


def leaf_of(data):
    return sha256(b"\0" + data)


def node_of(left, right):
    return sha256(b"\1" + left + right)


def left_of(count):
    return 1 << ((count - 1).bit_length() - 1)


def root_of(leaves):
    """Leaf by leaf: what is ready is joined, so that no list is copied."""
    ready = []
    for at, leaf in enumerate(leaves):
        while at & 1:
            leaf = node_of(ready.pop(), leaf)
            at >>= 1
        ready.append(leaf)
    if not ready:
        return sha256(b"")
    root = ready.pop()
    while ready:
        root = node_of(ready.pop(), root)
    return root


def root_by_proof(count, shown, path):
    """None where a leaf or a hash is over or missing."""
    shown, path = list(shown)[::-1], list(path)[::-1]

    def walk(start, size):
        if not shown or shown[-1][0] >= start + size:
            return path.pop()
        if size == 1:
            place, leaf = shown.pop()
            if place != start:
                raise IndexError
            return leaf
        left = walk(start, left_of(size))
        return node_of(left, walk(start + left_of(size), size - left_of(size)))

    if count > 2**40:
        return None
    try:
        root = walk(0, count) if count else sha256(b"")
    except IndexError:
        return None
    return None if shown or path else root


# Ed25519 (RFC 8032), in extended coordinates

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def add(a, b):
    x1, y1, z1, t1 = a
    x2, y2, z2, t2 = b
    e = (y1 - x1) * (y2 - x2) % P
    f = (y1 + x1) * (y2 + x2) % P
    g = 2 * t1 * t2 * D % P
    h = 2 * z1 * z2 % P
    k, m, n, o = f - e, h - g, h + g, f + e
    return (k * m % P, n * o % P, m * n % P, k * o % P)


def times(scalar, point):
    result = (0, 1, 1, 0)
    while scalar:
        if scalar & 1:
            result = add(result, point)
        point = add(point, point)
        scalar >>= 1
    return result


def equal(a, b):
    return (a[0] * b[2] - b[0] * a[2]) % P == 0 and (a[1] * b[2] - b[1] * a[2]) % P == 0


def point_of(data):
    """None where it is not canonical, not on the curve, or of small order."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    xx = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(xx, (P + 3) // 8, P)
    if x * x % P != xx:
        x = x * ROOT % P
    if y >= P or x * x % P != xx or (x == 0 and sign):
        return None
    x = x if x & 1 == sign else P - x
    point = (x, y, 1, x * y % P)
    return None if equal(times(8, point), (0, 1, 1, 0)) else point


BASE = point_of(bytes.fromhex("58" + "66" * 31))


def is_signed(domain, line, public):
    key, signature = bytes.fromhex(public), bytes.fromhex(line["sig"])
    message = domain + b"\n" + canon({n: line[n] for n in line if n != "sig"}).encode()
    a, r, s = point_of(key), point_of(signature[:32]), int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= L:
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % L
    return equal(times(s, BASE), add(r, times(k, a)))


# Values


def hexadecimal(count):
    return lambda value: isinstance(value, str) and re.fullmatch("[0-9a-f]{%d}" % (2 * count), value)


def text(value):
    return isinstance(value, str)


def boolean(value):
    return isinstance(value, bool)


def number(value):
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def digits(value):
    return text(value) and re.fullmatch("0|-?[1-9][0-9]{0,29}", value)


def uuid(value):
    return text(value) and re.fullmatch("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", value)


def time(value):
    pattern = r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z"
    if not text(value) or not re.fullmatch(pattern, value):
        return False
    try:
        return ms_of(value) is not None
    except ValueError:
        return False


def ms_of(value):
    at = datetime.datetime.strptime(value[:-1] + "000", "%Y-%m-%dT%H:%M:%S.%f")
    return (at - datetime.datetime(1970, 1, 1)) // datetime.timedelta(milliseconds=1)


def just(wanted):
    return lambda value: type(value) is type(wanted) and value == wanted


def maybe(kind):
    return lambda value: value is None or kind(value)


def each(kind):
    return lambda value: isinstance(value, list) and all(kind(one) for one in value)


def exactly(**members):
    return lambda value: (
        isinstance(value, dict)
        and value.keys() == members.keys()
        and all(kind(value[name]) for name, kind in members.items())
    )


# Lines

ROW = (digits, text, maybe(uuid), digits, digits, digits, text, maybe(digits), maybe(digits), digits)
HASH = hexadecimal(32)
ACCOUNT = exactly(id=digits, kind=text, opening=digits, closing=digits)
LOG = exactly(log=text, origin=text, subject=text, facts=number)
SIGNED = {"key": hexadecimal(8), "sig": hexadecimal(64)}
LINES = {
    "bundle": exactly(
        t=text, v=just(1), origin=text, player=uuid, number=text, made=time, to=time, whole=boolean,
        policy=exactly(twoAbove=digits), accounts=each(ACCOUNT), logs=each(LOG), **{"from": time},
    ),
    "head": exactly(
        t=text, v=just(1), log=text, batches=number, rows=number, root=HASH, at=time, **SIGNED
    ),
    "top": exactly(t=text, log=text, path=each(HASH)),
    "batch": exactly(
        t=text, log=text, i=number, after=digits, to=digits, rows=number, root=HASH, mac=HASH,
        at=time,
    ),
    "proof": exactly(t=text, log=text, b=number, path=each(HASH)),
    "item": exactly(
        t=text, log=text, b=number, p=number, salt=hexadecimal(16),
        body=lambda body: is_row(body) or is_fact(body),
    ),
    "leaf": exactly(t=text, log=text, b=number, p=number, leaf=HASH),
    "end": exactly(t=text, lines=number, root=HASH, **SIGNED),
}
STEP = ["payment", "by", "code", "clock"]
PLACED = ["event", "market", "line", "selection", "odds", "banker"]
SETTLED = ["outcome", "share", "facts", "source", "at"]
FACTS = {
    "payment.ordered": STEP + ["type", "amount", "method", "account"],
    **{
        "payment." + step: STEP
        for step in "opened held first_approved extended approved released declined sent late paid "
        "returned given_up merged".split()
    },
    "bet.placed": ["bet", "key", "cost", "unit", "sizes", "legs", "rules"],
    "bet.settled": ["bet", "version", "payout", "keys", "legs"],
    "bet.cashed_out": ["bet", "paid", "keys"],
    "seed.committed": ["pair", "commitment"],
    "seed.client": ["pair", "client"],
    "seed.revealed": ["pair", "server"],
    "round.played": "pair round game maths nonce stake win stakes wins block".split(),
    "terms.accepted": ["document", "version", "sha256", "locale"],
    "limit.set": ["limit", "period", "was", "most", "by", "effective"],
    "message.sent": ["message", "sender", "text"],
}


def is_row(body):
    is_ten = isinstance(body, list) and len(body) == len(ROW)
    return is_ten and all(kind(value) for kind, value in zip(ROW, body))


def is_fact(body):
    """Members that are missing are a finding; unknown ones are none of ours."""
    if not isinstance(body, dict) or not time(body.get("at")) or not text(body.get("subject")):
        return False
    kind, n = body.get("kind"), body.get("n")
    if not text(kind) or not number(n) or n < 1:
        return False
    if re.fullmatch("(exclusion|bonus)[.][a-z_]+", kind):
        return True
    legs = {"bet.placed": PLACED, "bet.settled": SETTLED}.get(kind)
    lists = body.get("legs") if isinstance(body.get("legs"), list) else []
    return (
        kind in FACTS
        and body.keys() <= {"at", "kind", "n", "subject", *FACTS[kind]}
        and all(not isinstance(leg, dict) or leg.keys() <= set(legs) for leg in lists)
    )


def read(file):
    """Steps 1 to 3: the bundle, its logs with their batches and items, the end, and the lines' leaves."""
    need(len(file) <= 2**29 and file.endswith(b"\n") and b"\r" not in file, "E01")
    need(not file.startswith(b"\xef\xbb\xbf"), "E01")
    spelled = file[:-1].split(b"\n")
    need(len(spelled) <= 2_000_000 and all(len(line) <= 2**26 for line in spelled), "E01")
    try:
        lines = [parse(line) for line in spelled]
    except (ValueError, RecursionError):
        raise Refused("E02") from None
    leaves = [leaf_of(line) for line in spelled]
    for at, line in enumerate(lines):
        need(isinstance(line, dict) and text(line.get("t")) and line["t"] in LINES, "E03")
        need(LINES[line["t"]](line), "E03")
        if line["t"] == "item":
            data = bytes.fromhex(line["salt"]) + canon(line["body"]).encode()
            line["leaf"] = leaf_of(data).hex()
            shown = {"t": "leaf", **{name: line[name] for name in ("log", "b", "p", "leaf")}}
            leaves[at] = leaf_of(canon(shown).encode())
    return (*in_order(lines), leaves)


def in_order(lines):
    rest = lines[::-1]

    def take(types, log=None):
        need(rest and rest[-1]["t"] in types and log in (None, rest[-1].get("log")), "E03")
        return rest.pop()

    bundle = take(["bundle"])
    names = [stated["log"] for stated in bundle["logs"]]
    seats = [
        (stated["log"], stated["subject"] if stated["log"].endswith("/fairness") else "")
        for stated in bundle["logs"]
    ]
    ids = [account["id"] for account in bundle["accounts"]]
    need(len({*seats}) == len(seats) and len({*ids}) == len(ids), "E03")
    need(all(re.fullmatch("(?s:[^/]+/(ledger|journal|fairness))", name) for name in names), "E03")
    need(sum(name.endswith("/ledger") for name in names) <= 1, "E03")
    logs = []
    for stated in bundle["logs"]:
        name = stated["log"]
        head, top, batches = take(["head"], name), take(["top"], name), []
        while rest and rest[-1]["t"] == "batch":
            batch, proof, items = take(["batch"], name), take(["proof"], name), []
            while rest and rest[-1]["t"] in ("item", "leaf"):
                items.append(take(["item", "leaf"], name))
            is_ledger = name.endswith("/ledger")
            need(all("body" not in one or is_row(one["body"]) == is_ledger for one in items), "E03")
            batches.append((batch, proof, items))
        logs.append((stated, head, top, batches))
    end = take(["end"])
    need(not rest, "E03")
    return bundle, logs, end


# Verifying


def key_of(keys, name, use, origin, at):
    for key in keys["keys"]:
        is_of_public = key["id"] == name == sha256(bytes.fromhex(key["public"])).hex()[:16]
        is_for_this = key["use"] == use and key["origin"] == origin
        if is_of_public and is_for_this and key["from"] <= at < key["until"] and not key["revoked"]:
            return key["public"]
    raise Refused("E05")


def check(file, keys):
    bundle, logs, end, leaves = read(file)
    public = key_of(keys, end["key"], "evidence", bundle["origin"], bundle["made"])
    publics = []
    for stated, head, _, _ in logs:
        host = stated["origin"].removeprefix("https://")
        need(stated["log"].startswith(host + "/"), "E05")
        publics.append(key_of(keys, head["key"], "head", stated["origin"], head["at"]))
    need(is_signed(b"zar-evidence-v1", end, public), "E06")
    need(end["lines"] == len(leaves) and end["root"] == root_of(leaves[:-1]).hex(), "E07")
    need(bundle["from"] <= bundle["to"] <= bundle["made"], "E19")
    for (_, head, top, batches), key in zip(logs, publics):
        need(is_signed(b"zar-head-v1", head, key), "E08")
        need(0 <= ms_of(bundle["made"]) - ms_of(head["at"]) <= 25 * 3_600_000, "E19")
        check_batches(head, top, [batch for batch, _, _ in batches])
        for batch, proof, items in batches:
            need(all(one["b"] == batch["i"] for one in [proof, *items]), "E10")
            shown = [(item["p"], bytes.fromhex(item["leaf"])) for item in items]
            need(is_root(batch["root"], batch["rows"], shown, proof), "E10")
    for stated, _, _, batches in logs:
        check_owner(bundle, stated, batches)
    ledger = [batches for stated, _, _, batches in logs if stated["log"].endswith("/ledger")]
    check_balances(bundle, ledger[0] if ledger else [])
    for stated, _, _, batches in logs:
        check_numbers(bundle, stated, [item for _, _, items in batches for item in items])


def is_root(root, count, shown, line):
    found = root_by_proof(count, shown, [bytes.fromhex(one) for one in line["path"]])
    return found is not None and found.hex() == root


def check_batches(head, top, batches):
    for before, batch in zip(batches, batches[1:]):
        need(batch["i"] > before["i"], "E09")
        if batch["i"] == before["i"] + 1:
            need(batch["after"] == before["to"], "E09")
        need(int(batch["after"]) >= int(before["to"]), "E09")
    shown = [(batch["i"], leaf_of(canon(batch).encode())) for batch in batches]
    need(is_root(head["root"], head["batches"], shown, top), "E09")


def check_owner(bundle, stated, batches):
    own = {account["id"] for account in bundle["accounts"]}
    for batch, _, items in batches:
        for body in (item["body"] for item in items if "body" in item):
            if is_row(body):
                _, _, player, source, target, _, _, of_source, of_target, us = body
                need(player == bundle["player"] and (source in own or target in own), "E12")
                need(of_source is None or source in own, "E12")
                need(of_target is None or target in own, "E12")
            else:
                need(body["subject"] == stated["subject"], "E12")
                us = 1000 * ms_of(body["at"])
            need(int(us) <= 1000 * ms_of(batch["at"]), "E19")


def check_balances(bundle, batches):
    rows = []
    for batch, _, items in batches:
        last = int(batch["after"])
        for item in items:
            rows.append(item.get("body"))
            if rows[-1]:
                need(last < int(rows[-1][0]) <= int(batch["to"]), "E13")
                last = int(rows[-1][0])
    are_right = [follow(account, rows) for account in bundle["accounts"]]
    is_from_zero = all(account["opening"] == "0" for account in bundle["accounts"])
    need(all(are_right) and (is_from_zero or not bundle["whole"]), "E14")


def follow(account, rows):
    """Whether the rows lead from the opening to the closing balance; None is any balance."""
    balance, is_first, is_right = int(account["opening"]), True, True
    for row in rows:
        if row is None:
            balance = None
            continue
        for side, told, sign in ((3, 7, -1), (4, 8, 1)):
            if row[side] != account["id"]:
                continue
            need(row[told] is not None, "E13")
            follows = balance is None or balance + sign * int(row[5]) == int(row[told])
            need(follows or is_first, "E13")
            balance, is_first, is_right = int(row[told]), False, is_right and follows
    return is_right and balance in (None, int(account["closing"]))


def check_numbers(bundle, stated, items):
    facts = [] if stated["log"].endswith("/ledger") else items
    first = stated["facts"] - len(facts) + 1
    need(first == 1 or (first > 1 and not bundle["whole"]), "E15")
    for n, item in enumerate(facts, first):
        need("body" not in item or item["body"]["n"] == n, "E15")


def answer(file, keys):
    try:
        check(file, keys)
        return "valid"
    except Refused as refused:
        return str(refused)


def main(keys, *files):
    with open(keys, "rb") as file:
        known = parse(file.read().removesuffix(b"\n"))
    for name in files:
        with open(name, "rb") as file:
            print(answer(file.read(), known))


if __name__ == "__main__":
    main(*sys.argv[1:])
